import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { inCurrentEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { badgeEntries, badges } from '../../tables/badge';

export type EntryRow = typeof badgeEntries.$inferSelect;

/** Answers of the device that overlap are harmless; a transaction that ends late must not be missed. */
const OVERLAP = sql`interval '30 seconds'`;

const counted = isNull(badgeEntries.undoneAt);
const first = isNull(badgeEntries.repeatOf);
const inside = and(first, counted, isNull(badgeEntries.leftAt));

/** Algerian calendar day of a moment. */
export function dayOf(at: Date): SQL<string> {
  return sql<string>`(${at.toISOString()}::timestamptz at time zone 'Africa/Algiers')::date`;
}

/** The badge of the current edition, kept from other gates until the transaction ends. */
export async function lockBadge(transaction: Executor, id: string) {
  const [row] = await transaction
    .select({ id: badges.id, revokedAt: badges.revokedAt })
    .from(badges)
    .where(and(inCurrentEdition(badges.edition), eq(badges.id, id)))
    .for('update');
  return row;
}

export async function findEntry(db: Executor, id: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(badgeEntries).where(eq(badgeEntries.id, id));
  return row;
}

export async function findInside(
  db: Executor,
  badgeId: string,
  at: Date,
): Promise<EntryRow | undefined> {
  const today = and(eq(badgeEntries.badgeId, badgeId), eq(badgeEntries.day, dayOf(at)));
  const [row] = await db.select().from(badgeEntries).where(and(today, inside));
  return row;
}

/** An access token outlives a removed account by some minutes. */
const accountOf = (gateId: string) =>
  sql<string>`(select ${users.id} from ${users} where ${users.id} = ${gateId})`;

type NewEntry = { id: string; badgeId: string; at: Date; gateId: string; repeatOf?: string };

export async function insertEntry(
  transaction: Executor,
  { id, badgeId, at, gateId, repeatOf }: NewEntry,
): Promise<void> {
  await transaction.insert(badgeEntries).values({
    ...{ id, badgeId, day: dayOf(at), enteredAt: at, gateId: accountOf(gateId) },
    repeatOf: repeatOf ?? null,
  });
  await keepLast(transaction, badgeId);
}

/** Ends the entry with which the badge is inside. @returns false when it was not inside then */
export async function leave(transaction: Executor, badgeId: string, at: Date): Promise<boolean> {
  const entered = and(eq(badgeEntries.badgeId, badgeId), lte(badgeEntries.enteredAt, at));
  const rows = await transaction
    .update(badgeEntries)
    .set({ leftAt: at, changedAt: sql`now()` })
    .where(and(entered, eq(badgeEntries.day, dayOf(at)), inside))
    .returning({ id: badgeEntries.id });
  return rows.length > 0;
}

/** Whether it went at just that moment: the same passage told again. */
export async function hasLeft(db: Executor, badgeId: string, at: Date): Promise<boolean> {
  const rows = await db
    .select({ id: badgeEntries.id })
    .from(badgeEntries)
    .where(and(eq(badgeEntries.badgeId, badgeId), eq(badgeEntries.leftAt, at)));
  return rows.length > 0;
}

/** Takes the last entry back. @returns false when nobody was let in with it */
export async function undoLastEntry(transaction: Executor, badgeId: string): Promise<boolean> {
  const [last] = await transaction
    .select({ id: badgeEntries.id })
    .from(badgeEntries)
    .where(and(eq(badgeEntries.badgeId, badgeId), counted, first))
    .orderBy(desc(badgeEntries.enteredAt))
    .limit(1);
  if (!last) return false;
  await transaction
    .update(badgeEntries)
    .set({ undoneAt: sql`now()`, changedAt: sql`now()` })
    .where(and(or(eq(badgeEntries.id, last.id), eq(badgeEntries.repeatOf, last.id)), counted));
  await keepLast(transaction, badgeId);
  return true;
}

/** The badge's own row says when and where it came in last. */
async function keepLast(transaction: Executor, badgeId: string): Promise<void> {
  const [last] = await transaction
    .select({ at: badgeEntries.enteredAt, gateId: badgeEntries.gateId })
    .from(badgeEntries)
    .where(and(eq(badgeEntries.badgeId, badgeId), counted, first))
    .orderBy(desc(badgeEntries.enteredAt))
    .limit(1);
  await transaction
    .update(badges)
    .set({ checkedInAt: last?.at ?? null, checkedInBy: last?.gateId ?? null })
    .where(eq(badges.id, badgeId));
}

/** All entries of a badge, for its holder. */
export function listEntriesOf(db: Executor, badgeId: string) {
  return db
    .select({ enteredAt: badgeEntries.enteredAt, leftAt: badgeEntries.leftAt })
    .from(badgeEntries)
    .where(and(eq(badgeEntries.badgeId, badgeId), counted))
    .orderBy(asc(badgeEntries.enteredAt));
}

/** Today's entries that have changed, in the order of their changes: the last of a badge is how it is. */
export function listChanges(db: Executor, today: string, since: Date | null) {
  const changed =
    since && gt(badgeEntries.changedAt, sql`${since.toISOString()}::timestamptz - ${OVERLAP}`);
  return db
    .select({ badge: badgeEntries.badgeId, since: insideSince })
    .from(badgeEntries)
    .where(and(eq(badgeEntries.day, today), first, changed ?? undefined))
    .groupBy(badgeEntries.badgeId);
}

const insideSince = sql<string | null>`max(${badgeEntries.enteredAt}) filter (where ${inside})`;

export function listRevoked(db: Executor): Promise<{ id: string }[]> {
  return db
    .select({ id: badges.id })
    .from(badges)
    .where(and(inCurrentEdition(badges.edition), isNotNull(badges.revokedAt)));
}

const momentSchema = v.object({ at: v.string(), day: v.string() });

/** The database's clock: by it changes are told apart. */
export async function readMoment(db: Executor): Promise<{ at: Date; day: string }> {
  const { rows } = await db.execute(
    sql`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      to_char(now() at time zone 'Africa/Algiers', 'YYYY-MM-DD') as day`,
  );
  const { at, day } = v.parse(momentSchema, rows[0]);
  return { at: new Date(at), day };
}

const hourOf = sql<number>`extract(hour from ${badgeEntries.enteredAt} at time zone 'Africa/Algiers')::int`;

export async function countEntries(db: Executor, today: string) {
  const ofToday = and(eq(badgeEntries.day, today), counted, first);
  const [all] = await db
    .select({
      today: sql<number>`count(distinct ${badgeEntries.badgeId})::int`,
      inside: sql<number>`(count(*) filter (where ${badgeEntries.leftAt} is null))::int`,
    })
    .from(badgeEntries)
    .where(ofToday);
  const byHour = await db
    .select({ hour: hourOf, count: sql<number>`count(*)::int` })
    .from(badgeEntries)
    .where(ofToday)
    .groupBy(hourOf)
    .orderBy(hourOf);
  return { today: all?.today ?? 0, inside: all?.inside ?? 0, byHour };
}
