import { eq, gt, lt, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../platform/database/database';
import { canaryVotes, remoteFailures, remoteLoads } from '../../tables/remote-load';
import type { Seen } from './judge-canary';

export type Visitors = 'canary' | 'usual';
export type LoadCount = {
  remote: string;
  version: string;
  visitors: Visitors;
  loads: number;
  failures: number;
  durations: number[];
};
export type FailureCount = {
  remote: string;
  version: string;
  phase: string;
  code: string;
  count: number;
};
export type Vote = { trial: string; visitors: Visitors; voter: string; failed: boolean };

const thisHour = sql`date_trunc('hour', now())`;

/** Adds what a process has counted, whole or not at all. */
export async function addCounts(
  db: Db,
  counted: { loads: LoadCount[]; failures: FailureCount[]; votes: Vote[] },
): Promise<void> {
  await db.transaction(async (transaction) => {
    // In one order everywhere: two processes that add at once must not wait for each other.
    for (const row of sorted(counted.loads)) await addLoads(transaction, row);
    for (const row of sorted(counted.failures)) await addFailures(transaction, row);
    for (const vote of sorted(counted.votes)) await addVote(transaction, vote);
  });
}

function sorted<Row>(rows: Row[]): Row[] {
  return rows
    .map((row) => [JSON.stringify(row), row] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, row]) => row);
}

async function addLoads(db: Executor, row: LoadCount): Promise<void> {
  const { loads, failures, durations } = remoteLoads;
  await db
    .insert(remoteLoads)
    .values({ ...row, hour: thisHour })
    .onConflictDoUpdate({
      target: [remoteLoads.hour, remoteLoads.remote, remoteLoads.version, remoteLoads.visitors],
      set: {
        loads: sql`${loads} + excluded.loads`,
        failures: sql`${failures} + excluded.failures`,
        durations: sql`(select array_agg(coalesce(a, 0) + coalesce(b, 0) order by i) from unnest(${durations}, excluded.durations) with ordinality as step(a, b, i))`,
      },
    });
}

async function addFailures(db: Executor, row: FailureCount): Promise<void> {
  const { hour, remote, version, phase, code, count } = remoteFailures;
  await db
    .insert(remoteFailures)
    .values({ ...row, hour: thisHour })
    .onConflictDoUpdate({
      target: [hour, remote, version, phase, code],
      set: { count: sql`${count} + excluded.count` },
    });
}

async function addVote(db: Executor, vote: Vote): Promise<void> {
  const { trial, visitors, voter, failed } = canaryVotes;
  await db
    .insert(canaryVotes)
    .values(vote)
    .onConflictDoUpdate({
      target: [trial, visitors, voter],
      set: { failed: sql`${failed} or excluded.failed` },
    });
}

/** What voters of all processes saw of the canary and of the version beside it. */
export async function countVotes(db: Executor, trial: string): Promise<Record<Visitors, Seen>> {
  const rows = await db
    .select({
      visitors: canaryVotes.visitors,
      loads: sql<number>`count(*)::int`,
      failures: sql<number>`(count(*) filter (where ${canaryVotes.failed}))::int`,
    })
    .from(canaryVotes)
    .where(eq(canaryVotes.trial, trial))
    .groupBy(canaryVotes.visitors);
  const of = (name: Visitors): Seen => {
    const found = rows.find(({ visitors }) => visitors === name);
    return { loads: found?.loads ?? 0, failures: found?.failures ?? 0 };
  };
  return { canary: of('canary'), usual: of('usual') };
}

const lastDay = sql`now() - interval '1 day'`;

/** Loads of the last day, each version of each group once. */
export async function readLoads(db: Executor): Promise<LoadCount[]> {
  const rows = await db.select().from(remoteLoads).where(gt(remoteLoads.hour, lastDay));
  const sums = new Map<string, LoadCount>();
  for (const { remote, version, visitors, loads, failures, durations } of rows) {
    const key = JSON.stringify([remote, version, visitors]);
    const sum = sums.get(key);
    sums.set(key, {
      ...{ remote, version, visitors: visitors === 'canary' ? 'canary' : 'usual' },
      loads: (sum?.loads ?? 0) + loads,
      failures: (sum?.failures ?? 0) + failures,
      durations: durations.map((count, step) => count + (sum?.durations[step] ?? 0)),
    });
  }
  return [...sums.values()];
}

/** Failures of the last day, the most frequent first. */
export async function readFailures(db: Executor): Promise<FailureCount[]> {
  const { remote, version, phase, code } = remoteFailures;
  return db
    .select({ remote, version, phase, code, count: sql<number>`sum(${remoteFailures.count})::int` })
    .from(remoteFailures)
    .where(gt(remoteFailures.hour, lastDay))
    .groupBy(remote, version, phase, code)
    .orderBy(sql`sum(${remoteFailures.count}) desc`, remote, version, code)
    .limit(100);
}

/** Removes loads and failures after two days, and votes after a month: a trial that long is not judged by its beginning. */
export async function deleteOld(db: Executor): Promise<void> {
  const twoDays = sql`now() - interval '2 days'`;
  await db.delete(remoteLoads).where(lt(remoteLoads.hour, twoDays));
  await db.delete(remoteFailures).where(lt(remoteFailures.hour, twoDays));
  await db.delete(canaryVotes).where(lt(canaryVotes.at, sql`now() - interval '30 days'`));
}
