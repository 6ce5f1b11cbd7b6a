import { phaseOfDay, registrationsAt } from '@mosta/shared/domain/edition-clock';
import type { EditionContent } from '@mosta/shared/schemas/edition-content.schema';
import type { OrganizerEdition } from '@mosta/shared/schemas/organizer-edition.schema';
import { desc, eq, sql } from 'drizzle-orm';
import type { CurrentEdition } from '../../current-edition';
import { isFormer } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { editions } from '../../tables/edition';

type EditionRow = typeof editions.$inferSelect;

/** @throws Error where no edition is current, which the service prevents when it starts */
export async function readCurrentEdition(db: Executor, now: Date): Promise<CurrentEdition> {
  const rows = await db.select().from(editions);
  const row = rows.find(({ current }) => current);
  if (!row) throw new Error('No edition is current');
  return shownEdition(row, rows, now);
}

/** All editions as a process keeps them. */
export async function readEditions(db: Executor, now: Date): Promise<CurrentEdition[]> {
  const rows = await db.select().from(editions);
  return rows.map((row) => shownEdition(row, rows, now));
}

/** A draft as it will be once it is current and open; undefined where it is no draft, or is not there. */
export async function readDraft(
  db: Executor,
  id: string,
  now: Date,
): Promise<CurrentEdition | undefined> {
  const rows = await db.select().from(editions);
  const row = rows.find((one) => one.id === id && one.state === 'draft');
  return row && shownEdition({ ...row, state: 'open' }, rows, now);
}

/** All editions, the newest first. */
export async function listEditions(db: Executor): Promise<OrganizerEdition[]> {
  const rows = await db.select().from(editions).orderBy(desc(editions.year));
  return rows.map(organizerEdition);
}

export async function findEdition(db: Executor, id: string): Promise<OrganizerEdition | undefined> {
  const [row] = await db.select().from(editions).where(eq(editions.id, id));
  return row && organizerEdition(row);
}

/** Locks all editions until the transaction ends, one after the other: which one is current concerns two. */
export async function lockEditions(transaction: Executor): Promise<OrganizerEdition[]> {
  const rows = await transaction.select().from(editions).orderBy(editions.id).for('update');
  return rows.map(organizerEdition);
}

export async function findByCreationKey(
  db: Executor,
  key: string,
): Promise<OrganizerEdition | undefined> {
  const [row] = await db.select().from(editions).where(eq(editions.creationKey, key));
  return row && organizerEdition(row);
}

type EditionStatus = Pick<EditionRow, 'state' | 'current'>;

/** @returns undefined where there is one of that year */
export async function insertEdition(
  db: Executor,
  row: EditionContent & EditionStatus & { creationKey: string | null },
): Promise<OrganizerEdition | undefined> {
  const [written] = await db
    .insert(editions)
    .values(row)
    .onConflictDoNothing({ target: editions.year })
    .returning();
  return written && organizerEdition(written);
}

/** Writes a change as the next version. */
export async function updateEdition(
  transaction: Executor,
  id: string,
  change: Partial<EditionContent & EditionStatus>,
): Promise<OrganizerEdition> {
  const [row] = await transaction
    .update(editions)
    .set({ ...change, version: sql`${editions.version} + 1` })
    .where(eq(editions.id, id))
    .returning();
  if (!row) throw new Error(`There is no edition ${id}`);
  return organizerEdition(row);
}

function contentOf(row: EditionRow): EditionContent {
  const { id, createdAt, creationKey, version, state, current, ...content } = row;
  return content;
}

function organizerEdition(row: EditionRow): OrganizerEdition {
  const { id: _id, version, state, current } = row;
  return { _id, version, state, current, ...contentOf(row) };
}

function shownEdition(row: EditionRow, all: readonly EditionRow[], now: Date): CurrentEdition {
  return {
    ...contentOf(row),
    phase: phaseOfDay(row, now),
    registrations: registrationsAt(row, now),
    former: all
      .filter(isFormer)
      .map(({ year }) => year)
      .sort((one, other) => other - one),
  };
}
