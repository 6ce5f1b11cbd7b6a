import {
  type ContentEntry,
  type ContentHistory,
  type ContentKind,
  type Contents,
  contentEntrySchema,
} from '@mosta/shared/schemas/content.schema';
import type { ContentAction } from '@mosta/shared/schemas/content-action';
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { type ContentState, contentEntries, contentHistory } from '../../tables/content';
import { editions } from '../../tables/edition';

export type EntryRow = typeof contentEntries.$inferSelect;

const IN_ORDER = [asc(contentEntries.position), asc(contentEntries.key)];

/** Of the edition that the condition names, or of all of them. */
const ofEdition = (condition: SQL) => or(condition, isNull(contentEntries.editionId));

/** The edition of a year, or the current one where none is named. */
const isNamed = (year: number | undefined) =>
  year === undefined ? eq(editions.current, true) : eq(editions.year, year);

/** What everybody sees of a kind, by key. @param year of the edition, in place of the current one */
export async function listPublished<Kind extends ContentKind>(
  db: Executor,
  kind: Kind,
  year?: number,
): Promise<(Contents[Kind] & { id: string })[]> {
  const rows = await db
    .select({ key: contentEntries.key, published: contentEntries.published })
    .from(contentEntries)
    .leftJoin(editions, eq(editions.id, contentEntries.editionId))
    .where(
      and(
        ofEdition(isNamed(year)),
        eq(contentEntries.kind, kind),
        isNotNull(contentEntries.published),
      ),
    )
    .orderBy(...IN_ORDER);
  // The kind of a row says which content it has.
  return rows.flatMap(({ key, published }) =>
    published ? [{ id: key, ...(published as Contents[Kind]) }] : [],
  );
}

/** One entry of the current edition, as it is shown, and the version of which that is. */
export async function findPublished(db: Executor, kind: ContentKind, key: string) {
  const [row] = await db
    .select({ version: contentEntries.version, published: contentEntries.published })
    .from(contentEntries)
    .innerJoin(editions, eq(editions.id, contentEntries.editionId))
    .where(
      and(eq(editions.current, true), eq(contentEntries.kind, kind), eq(contentEntries.key, key)),
    );
  return row;
}

type Where = { kind: ContentKind; year?: number | undefined } | { id: string };

/** Entries of the current edition or of a named one, without removed ones; or one of whichever edition. */
export async function listEntries(db: Executor, where: Where): Promise<ContentEntry[]> {
  const rows = await db
    .select({ entry: contentEntries, nom: users.nom, prenom: users.prenom })
    .from(contentEntries)
    .leftJoin(editions, eq(editions.id, contentEntries.editionId))
    .leftJoin(users, eq(users.id, contentEntries.changedBy))
    .where(
      and(
        eq(contentEntries.removed, false),
        'id' in where
          ? eq(contentEntries.id, where.id)
          : and(ofEdition(isNamed(where.year)), eq(contentEntries.kind, where.kind)),
      ),
    )
    .orderBy(...IN_ORDER);
  return rows.map(({ entry, nom, prenom }) => toEntry(entry, personName(nom, prenom)));
}

export type Surrounded = {
  /** All entries of the edition and those of all editions, of every kind, removed ones too. */
  rows: EntryRow[];
  edition: Pick<typeof editions.$inferSelect, 'id' | 'days' | 'state' | 'current'>;
};

/**
 * Locks the edition until the transaction ends, so that two changes of its content come one after the other; for what belongs
 * to all editions, the current one.
 */
export async function lockContent(
  transaction: Executor,
  where: { entry: string } | { year: number | undefined },
): Promise<Surrounded | null> {
  const wanted =
    'year' in where
      ? isNamed(where.year)
      : sql`exists (
          select 1 from ${contentEntries} where ${contentEntries.id} = ${where.entry}
            and (${contentEntries.editionId} = ${editions.id}
              or ${contentEntries.editionId} is null and ${editions.current})
        )`;
  const [edition] = await transaction
    .select({
      ...{ id: editions.id, days: editions.days },
      ...{ state: editions.state, current: editions.current },
    })
    .from(editions)
    .where(wanted)
    .for('no key update');
  if (!edition) return null;
  const rows = await transaction
    .select()
    .from(contentEntries)
    .where(ofEdition(eq(contentEntries.editionId, edition.id)))
    .orderBy(...IN_ORDER);
  return { rows, edition };
}

export async function insertEntry(
  transaction: Executor,
  row: typeof contentEntries.$inferInsert,
): Promise<EntryRow> {
  const [written] = await transaction.insert(contentEntries).values(row).returning();
  if (!written) throw new Error('The entry was not written');
  return written;
}

/** Writes a change as the next version. */
export async function updateEntry(
  transaction: Executor,
  id: string,
  { state, by }: { state: ContentState; by: string },
): Promise<EntryRow> {
  const [row] = await transaction
    .update(contentEntries)
    .set({
      ...state,
      version: sql`${contentEntries.version} + 1`,
      changedAt: sql`now()`,
      changedBy: by,
    })
    .where(eq(contentEntries.id, id))
    .returning();
  if (!row) throw new Error(`There is no entry ${id}`);
  return row;
}

/** Puts the named entries first, in that order; the others follow in the order they had. */
export async function orderEntries(transaction: Executor, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await transaction.update(contentEntries).set({ position }).where(eq(contentEntries.id, id));
  }
}

export async function addHistory(
  transaction: Executor,
  line: typeof contentHistory.$inferInsert,
): Promise<void> {
  await transaction.insert(contentHistory).values(line);
}

export async function lastChange(transaction: Executor, entryId: string) {
  const [line] = await transaction
    .select()
    .from(contentHistory)
    .where(eq(contentHistory.entryId, entryId))
    .orderBy(desc(contentHistory.id))
    .limit(1);
  return line;
}

/** The changes of an entry, the newest first. */
export async function listHistory(
  db: Executor,
  entryId: string,
): Promise<
  (Omit<ContentHistory[number], 'fields'> & { before: ContentState | null; after: ContentState })[]
> {
  const rows = await db
    .select({ line: contentHistory, nom: users.nom, prenom: users.prenom })
    .from(contentHistory)
    .leftJoin(users, eq(users.id, contentHistory.actorId))
    .where(eq(contentHistory.entryId, entryId))
    .orderBy(desc(contentHistory.id))
    .limit(100);
  return rows.map(({ line, nom, prenom }) => ({
    ...{ at: line.at.toISOString(), action: line.action satisfies ContentAction },
    ...{ before: line.before, after: line.after, actorName: personName(nom, prenom) },
  }));
}

export function toEntry(row: EntryRow, changedBy: string | null): ContentEntry {
  const { id: _id, kind, key, version, position, draft, published } = row;
  return v.parse(contentEntrySchema, {
    ...{ _id, kind, key, version, position, draft, published, changedBy },
    ...{ changedAt: row.changedAt.toISOString(), undoable: row.changedBy !== null },
  });
}

function personName(nom: string | null, prenom: string | null): string | null {
  return nom === null ? null : [prenom, nom].filter(Boolean).join(' ');
}
