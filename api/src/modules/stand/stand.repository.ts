import type { Stand } from '@mosta/shared/schemas/stand.schema';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { CURRENT_YEAR, inEdition } from '../../in-edition';
import { addJobs } from '../../outbox/outbox.repository';
import type { Executor } from '../../platform/database/database';
import { standHolds } from '../../tables/hold';
import { stands } from '../../tables/stand';
import { HELD_STAND } from './active-hold';
import { STAND_TOPIC } from './stand.topic';

/** Every stand and zone, in the hall's order. @param year of another edition than the current one */
export function listStands(db: Executor, year?: number): Promise<Stand[]> {
  return selectStands(db).where(inEdition(stands.edition, year)).orderBy(asc(stands.position));
}

export async function findStand(
  db: Executor,
  code: string,
  year?: number,
): Promise<Stand | undefined> {
  if (code.includes('\0')) return undefined;
  const [stand] = await selectStands(db).where(standOf(code, year));
  return stand;
}

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
  // A zero byte cannot be asked of the database.
  const askable = codes.filter((code) => !code.includes('\0'));
  if (askable.length === 0) return [];
  return transaction
    .select()
    .from(stands)
    .where(and(eq(stands.edition, year ?? CURRENT_YEAR), inArray(stands.code, askable)))
    .orderBy(asc(stands.code))
    .for('no key update');
}

/** Writes a locked stand's state, which will be announced. */
export async function changeState(
  transaction: Executor,
  code: string,
  state: StandRow['state'],
  year?: number,
): Promise<void> {
  await transaction.update(stands).set({ state }).where(standOf(code, year));
  await announce(transaction, code, state, year);
}

/** Adds the announcement of a stand's state to the transaction that changed it; of a former edition nobody is told. */
export async function announce(
  transaction: Executor,
  code: string,
  state: Stand['state'],
  year?: number,
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
  await addJobs(transaction, STAND_TOPIC, [{ code, state, revision: changed.revision }]);
}
