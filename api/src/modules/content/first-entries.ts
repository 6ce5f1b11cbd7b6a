import { OF_ALL_EDITIONS } from '@mosta/shared/domain/lasting-content';
import type { Content, ContentKind } from '@mosta/shared/schemas/content.schema';
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { contentEntries } from '../../tables/content';
import { editions } from '../../tables/edition';

type FirstEntries = readonly { key: string; content: Content }[];

/**
 * Gives the oldest edition what the fair begins with of a kind, once; without an edition nothing.
 * @param everywhere each edition gets it
 */
export async function addFirstEntries(
  db: Executor,
  kind: ContentKind,
  first: FirstEntries,
  everywhere = false,
): Promise<void> {
  if ((await db.$count(contentEntries, eq(contentEntries.kind, kind))) > 0) return;
  const known = await db
    .select({ id: editions.id })
    .from(editions)
    .orderBy(asc(editions.createdAt));
  for (const { id } of everywhere ? known : known.slice(0, 1))
    await insertFirst(db, OF_ALL_EDITIONS.has(kind) ? null : id, kind, first);
}

/** Gives each edition the entries of a kind that it lacks: one that was made before there was such a kind has none. */
export async function addFixedEntries(
  db: Executor,
  kind: ContentKind,
  first: FirstEntries,
): Promise<void> {
  for (const { id } of await db.select({ id: editions.id }).from(editions)) {
    await insertFirst(db, id, kind, first);
  }
}

/** Another process may start at the same moment. */
async function insertFirst(
  db: Executor,
  editionId: string | null,
  kind: ContentKind,
  first: FirstEntries,
): Promise<void> {
  const rows = first.map(({ key, content }, position) => ({
    ...{ editionId, kind, key, position, draft: content, published: content },
  }));
  if (rows.length > 0) await db.insert(contentEntries).values(rows).onConflictDoNothing();
}

/**
 * Carries the news of former releases that are not among the entries yet (migration 0036): those that were there before the
 * first edition, and what processes of the former release wrote while they still ran.
 */
export async function carryFormerNews(db: Executor): Promise<void> {
  await db.execute(sql`select carry_news()`);
}

/**
 * Carries the articles of former releases where no edition has articles yet (migration 0039): those that were there before
 * the first edition.
 */
export async function carryFormerItems(db: Executor): Promise<void> {
  await db.execute(sql`select carry_items()`);
}

/** Carries the hotels of former releases where there are none among the entries yet (migration 0043). */
export async function carryFormerHotels(db: Executor): Promise<void> {
  await db.execute(sql`select carry_hotels()`);
}
