import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { inCurrentEdition } from '../../in-edition';
import type { Db, Executor } from '../../platform/database/database';
import { standHolds } from '../../tables/hold';
import { stands } from '../../tables/stand';
import { ACTIVE } from '../stand/active-hold';
import { announce } from '../stand/stand.repository';

export type HoldRow = typeof standHolds.$inferSelect;

const NOT_ENDED = isNull(standHolds.endedAt);
const STALE = and(NOT_ENDED, lte(standHolds.expiresAt, sql`now()`));

/** Ends an option of that stand that has run out, if there is one. */
export async function endStaleHold(transaction: Executor, code: string): Promise<void> {
  await transaction
    .update(standHolds)
    .set({ endedAt: sql`now()` })
    .where(and(inCurrentEdition(standHolds.edition), eq(standHolds.standCode, code), STALE));
}

/** An exhibitor's active holds, the first to expire first. */
export function listHolds(db: Executor, exhibitorId: string): Promise<HoldRow[]> {
  return db
    .select()
    .from(standHolds)
    .where(
      and(inCurrentEdition(standHolds.edition), eq(standHolds.exhibitorId, exhibitorId), ACTIVE),
    )
    .orderBy(asc(standHolds.expiresAt), asc(standHolds.standCode));
}

/** An active hold, if it is that exhibitor's. */
export async function findHold(
  db: Executor,
  id: string,
  exhibitorId: string,
): Promise<HoldRow | undefined> {
  const [row] = await db
    .select()
    .from(standHolds)
    .where(
      and(
        inCurrentEdition(standHolds.edition),
        eq(standHolds.id, id),
        eq(standHolds.exhibitorId, exhibitorId),
        ACTIVE,
      ),
    );
  return row;
}

/** The active hold of a stand, whoever has it. */
export async function findStandHold(db: Executor, code: string): Promise<HoldRow | undefined> {
  const [row] = await db
    .select()
    .from(standHolds)
    .where(and(inCurrentEdition(standHolds.edition), eq(standHolds.standCode, code), ACTIVE));
  return row;
}

/** The hold is on another stand from now on, and runs out when it would have. */
export async function moveHold(transaction: Executor, id: string, code: string): Promise<void> {
  await transaction.update(standHolds).set({ standCode: code }).where(eq(standHolds.id, id));
}

/** Adds to the end that is there: whoever prolongs early loses nothing. */
export async function prolongHold(
  transaction: Executor,
  id: string,
  minutes: number,
): Promise<HoldRow | undefined> {
  const { expiresAt, prolongations } = standHolds;
  const [row] = await transaction
    .update(standHolds)
    .set({
      expiresAt: sql`${expiresAt} + make_interval(mins => ${minutes}::int)`,
      prolongations: sql`${prolongations} + 1`,
    })
    .where(eq(standHolds.id, id))
    .returning();
  return row;
}

export async function endHold(transaction: Executor, id: string): Promise<void> {
  await transaction.update(standHolds).set({ endedAt: sql`now()` }).where(eq(standHolds.id, id));
}

/** Ends every option that has run out in the current edition; their stands are announced. @returns how many */
export function expireHolds(db: Db): Promise<number> {
  return db.transaction(async (transaction) => {
    const stale = await transaction
      .select({ code: stands.code })
      .from(stands)
      .innerJoin(
        standHolds,
        and(eq(standHolds.edition, stands.edition), eq(standHolds.standCode, stands.code), STALE),
      )
      .where(inCurrentEdition(stands.edition))
      .orderBy(asc(stands.code))
      // A stand that somebody is changing right now waits for the next run.
      .for('no key update', { of: stands, skipLocked: true });
    if (stale.length === 0) return 0;
    const codes = stale.map(({ code }) => code);
    const ended = await transaction
      .update(standHolds)
      .set({ endedAt: sql`now()` })
      .where(and(inCurrentEdition(standHolds.edition), inArray(standHolds.standCode, codes), STALE))
      .returning({ code: standHolds.standCode });
    const free = await transaction
      .select({ code: stands.code, state: stands.state })
      .from(stands)
      .where(
        and(
          inCurrentEdition(stands.edition),
          inArray(
            stands.code,
            ended.map(({ code }) => code),
          ),
        ),
      );
    for (const { code, state } of free) await announce(transaction, code, state);
    return ended.length;
  });
}

/** Forgets from where holds were taken that were over before that instant. */
export async function forgetAddresses(db: Executor, before: Date): Promise<void> {
  await db
    .update(standHolds)
    .set({ takenFrom: null })
    .where(and(isNotNull(standHolds.takenFrom), lt(standHolds.expiresAt, before)));
}
