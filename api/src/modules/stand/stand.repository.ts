import type { Stand } from '@mosta/shared/schemas/stand.schema';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { addJobs } from '../../outbox/outbox.repository';
import type { Executor } from '../../platform/database/database';
import { standHolds } from '../../tables/hold';
import { stands } from '../../tables/stand';
import { HELD_STAND } from './active-hold';
import { STAND_TOPIC } from './stand.topic';

/** Every stand and zone, in the hall's order. */
export function listStands(db: Executor): Promise<Stand[]> {
  return selectStands(db).orderBy(asc(stands.position));
}

export async function findStand(db: Executor, code: string): Promise<Stand | undefined> {
  if (code.includes('\0')) return undefined;
  const [stand] = await selectStands(db).where(eq(stands.code, code));
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

/** Locks several in the order of their codes, so that two who want the same ones never wait for each other. */
export async function lockStands(
  transaction: Executor,
  codes: readonly string[],
): Promise<StandRow[]> {
  // A zero byte cannot be asked of the database.
  const askable = codes.filter((code) => !code.includes('\0'));
  if (askable.length === 0) return [];
  return transaction
    .select()
    .from(stands)
    .where(inArray(stands.code, askable))
    .orderBy(asc(stands.code))
    .for('no key update');
}

/** Writes a locked stand's state, which will be announced. */
export async function changeState(
  transaction: Executor,
  code: string,
  state: StandRow['state'],
): Promise<void> {
  await transaction.update(stands).set({ state }).where(eq(stands.code, code));
  await announce(transaction, code, state);
}

/** Adds the announcement of a stand's state to the transaction that changed it. */
export async function announce(
  transaction: Executor,
  code: string,
  state: Stand['state'],
): Promise<void> {
  const [changed] = await transaction
    .update(stands)
    .set({ revision: sql`${stands.revision} + 1` })
    .where(eq(stands.code, code))
    .returning({ revision: stands.revision });
  if (!changed) throw new Error(`No stand ${code} to announce`);
  await addJobs(transaction, STAND_TOPIC, [{ code, state, revision: changed.revision }]);
}
