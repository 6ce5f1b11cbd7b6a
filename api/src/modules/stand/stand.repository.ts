import type { Stand } from '@mosta/shared/schemas/stand.schema';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { CURRENT_YEAR, inEdition } from '../../in-edition';
import { addJobs } from '../../outbox/outbox.repository';
import type { Executor } from '../../platform/database/database';
import { standHolds } from '../../tables/hold';
import { stands } from '../../tables/stand';
import { HELD_STAND } from './active-hold';
import { STAND_TOPIC } from './stand.topic';

/** Every stand and zone, in the hall's order. @param year of another edition than the current one */
export function listStands(db: Executor, year?: number): Promise<Stand[]> {
  return selectStands(db)
    .where(and(inEdition(stands.edition, year), IS_WHOLE))
    .orderBy(...HALL_ORDER);
}

/** A stand, or the one to which its code leads: that into which it was joined, or its first part. */
export async function findStand(
  db: Executor,
  code: string,
  year?: number,
): Promise<Stand | undefined> {
  if (code.includes('\0')) return undefined;
  const found = await selectStands(db).where(
    and(inEdition(stands.edition, year), eq(stands.code, code), IS_WHOLE),
  );
  if (found[0]) return found[0];
  const { partOf, cut } = stands;
  const [gone] = await db
    .select({ partOf, cut })
    .from(stands)
    .where(and(inEdition(stands.edition, year), eq(stands.code, code)));
  const next = gone?.partOf ?? gone?.cut?.parts[0]?.code;
  return next === undefined ? undefined : findStand(db, next, year);
}

/** As the list of a hall: parts of a cut stand share its place in it. */
export const HALL_ORDER = [asc(stands.position), asc(stands.code)];

/** What was joined into another is no stand of its own, nor is what was cut. */
export const IS_WHOLE = and(isNull(stands.partOf), isNull(stands.cut));

/** An option that has run out counts no more, even before anybody has written that it ended. */
function selectStands(db: Executor) {
  return db
    .select({
      code: stands.code,
      kind: stands.kind,
      size: stands.size,
      prices: stands.prices,
      state: sql<
        Stand['state']
      >`case when ${stands.state} = 'libre' and ${standHolds.id} is not null
        then 'option' else ${stands.state} end`,
      revision: stands.revision,
    })
    .from(stands)
    .leftJoin(standHolds, HELD_STAND);
}

/** The stand of that code in an edition, the current one unless another is named. */
function standOf(code: string, year?: number): SQL | undefined {
  return and(eq(stands.edition, year ?? CURRENT_YEAR), eq(stands.code, code));
}

export type StandRow = typeof stands.$inferSelect;

/**
 * Locks a stand until the transaction ends. Whoever changes a stand or its holds begins by this,
 * so that changes of one stand follow each other and nobody waits in a circle.
 * @returns undefined when there is no such stand
 */
export async function lockStand(
  transaction: Executor,
  code: string,
): Promise<StandRow | undefined> {
  const [stand] = await lockStands(transaction, [code]);
  return stand;
}

/**
 * Locks several in the order of their codes, so that two who want the same ones never wait for each other.
 * @param year of another edition than the current one
 */
export async function lockStands(
  transaction: Executor,
  codes: readonly string[],
  year?: number,
): Promise<StandRow[]> {
  return rowsOf(transaction, codes, year).for('no key update');
}

/** The same as they are now, without a lock. */
export const readStands = (db: Executor, codes: readonly string[]): Promise<StandRow[]> =>
  rowsOf(db, codes);

function rowsOf(db: Executor, codes: readonly string[], year?: number) {
  // A zero byte cannot be asked of the database.
  const askable = codes.filter((code) => !code.includes('\0'));
  return db
    .select()
    .from(stands)
    .where(and(eq(stands.edition, year ?? CURRENT_YEAR), inArray(stands.code, askable)))
    .orderBy(asc(stands.code));
}

/** Writes a locked stand's state, which will be announced. */
export async function changeState(
  transaction: Executor,
  code: string,
  state: StandRow['state'],
  year?: number,
): Promise<void> {
  await transaction.update(stands).set({ state }).where(standOf(code, year));
  await announce(transaction, code, state, { year });
}

type Announced = {
  /** Of another edition than the current one. */
  year?: number | undefined;
  /** The plan shows other stands than before. */
  redrawn?: boolean;
};

/** Adds the announcement of a stand's state to the transaction that changed it; of a former edition nobody is told. */
export async function announce(
  transaction: Executor,
  code: string,
  state: Stand['state'],
  { year, redrawn }: Announced = {},
): Promise<void> {
  const [changed] = await transaction
    .update(stands)
    .set({ revision: sql`${stands.revision} + 1` })
    .where(standOf(code, year))
    .returning({
      revision: stands.revision,
      shown: sql<boolean>`${stands.edition} = ${CURRENT_YEAR}`,
    });
  if (!changed) throw new Error(`No stand ${code} to announce`);
  if (!changed.shown) return;
  await addJobs(transaction, STAND_TOPIC, [
    { code, state, revision: changed.revision, ...(redrawn && { redrawn }) },
  ]);
}
