import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db, Executor } from '../platform/database/database';
import { allowanceCounts } from '../tables/allowance';

/** So much may be used of something within a window, which begins with the first use. */
export type Allowance = { key: string; limit: number; seconds: number };

/** Thrown inside of the transaction, so that what was taken before the refusal is undone. */
class Spent extends Error {
  override name = 'Spent';
  constructor(readonly key: string) {
    super('An allowance is used up');
  }
}

/** The key of a spent allowance, and the seconds until its window ends. */
export type Refusal = { key: string; retryAfter: number };

/**
 * Takes an amount from all allowances, or from none: processes that share the database share the counts, and a restart
 * forgets none. Callers give the most shared allowance last: its row is locked until the end.
 */
export async function takeFromAll(
  db: Db,
  allowances: readonly Allowance[],
  amount: number,
): Promise<Refusal | null> {
  try {
    await db.transaction(async (transaction) => {
      for (const allowance of allowances) {
        if (!(await take(transaction, allowance, amount))) throw new Spent(allowance.key);
      }
    });
    return null;
  } catch (error) {
    if (!(error instanceof Spent)) throw error;
    return { key: error.key, retryAfter: await secondsLeft(db, error.key) };
  }
}

async function take(db: Executor, { key, limit, seconds }: Allowance, amount: number) {
  if (amount > limit) return false;
  const ends = sql`now() + make_interval(secs => ${seconds}::float8)`;
  const over = sql`${allowanceCounts.endsAt} <= now()`;
  const rows = await db
    .insert(allowanceCounts)
    .values({ key, used: amount, endsAt: ends })
    .onConflictDoUpdate({
      target: allowanceCounts.key,
      set: {
        used: sql`case when ${over} then excluded.used else ${allowanceCounts.used} + excluded.used end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${allowanceCounts.endsAt} end`,
      },
      setWhere: sql`${over} or ${allowanceCounts.used} + excluded.used <= ${limit}::bigint`,
    })
    .returning({ key: allowanceCounts.key });
  return rows.length > 0;
}

async function secondsLeft(db: Executor, key: string): Promise<number> {
  const left = sql<number>`ceil(extract(epoch from ${allowanceCounts.endsAt} - now()))::int`;
  const [row] = await db.select({ left }).from(allowanceCounts).where(eq(allowanceCounts.key, key));
  return Math.max(row?.left ?? 1, 1);
}

/** Gives an amount back that was not used after all; a window that ended meanwhile is left alone. */
export async function giveBack(db: Executor, key: string, amount: number): Promise<void> {
  await db
    .update(allowanceCounts)
    .set({ used: sql`greatest(${allowanceCounts.used} - ${amount}::bigint, 0)` })
    .where(and(eq(allowanceCounts.key, key), gt(allowanceCounts.endsAt, sql`now()`)));
}

/** Forgets the counts of windows that have ended. */
export async function deleteEnded(db: Executor): Promise<void> {
  await db.delete(allowanceCounts).where(lt(allowanceCounts.endsAt, sql`now()`));
}
