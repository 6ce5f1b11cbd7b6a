import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { notifyAfterCommit } from '../platform/database/after-commit';
import type { Db, Executor } from '../platform/database/database';
import { outbox } from '../tables/outbox';

/** Something that is still to be done outside the database. */
export type Job = Pick<typeof outbox.$inferSelect, 'id' | 'topic' | 'payload' | 'attempts'>;

/** The event after whose commit jobs of a topic wait. */
export const jobsEvent = (topic: string) => `jobs of ${topic}`;

/** Adds jobs in the caller's transaction; once it is committed, the queue of their topic wakes. */
export async function addJobs(
  db: Executor,
  topic: string,
  payloads: readonly unknown[],
): Promise<void> {
  if (payloads.length === 0) return;
  await db.insert(outbox).values(payloads.map((payload) => ({ topic, payload })));
  notifyAfterCommit(db, jobsEvent(topic));
}

/** Adds one job by an identifier of the caller's, once however often it is called with the same. */
export async function addJobOnce(
  db: Executor,
  topic: string,
  { id, payload }: Pick<Job, 'id' | 'payload'>,
): Promise<void> {
  await db.insert(outbox).values({ id, topic, payload }).onConflictDoNothing();
  notifyAfterCommit(db, jobsEvent(topic));
}

/** The database's clock decides, since processes may disagree. */
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds}::float8)`;

type Claim = {
  topics: readonly string[];
  /** At most so many jobs at once. */
  limit: number;
  /** Seconds in which nobody else takes them; a process that dies with them loses them to the others after that. */
  lease: number;
  /** Jobs that failed as often stay where they are, for a person to look at. */
  mostAttempts: number;
};

/** Takes the oldest jobs that are due, by one statement, which is over before anything is delivered. */
export async function claimDue(
  db: Db,
  { topics, limit, lease, mostAttempts }: Claim,
): Promise<Job[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        lte(outbox.dueAt, sql`now()`),
        lt(outbox.attempts, mostAttempts),
        inArray(outbox.topic, [...topics]),
      ),
    )
    .orderBy(asc(outbox.position))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(outbox)
    .set({ dueAt: inSeconds(lease) })
    // An array is made once: a plan could ask a subquery again for each row, and lock more than the limit.
    .where(sql`${outbox.id} = any(array(${due}))`)
    .returning({
      id: outbox.id,
      topic: outbox.topic,
      payload: outbox.payload,
      attempts: outbox.attempts,
      position: outbox.position,
    });
  return rows
    .sort((left, right) => left.position - right.position)
    .map(({ position: _, ...job }) => job);
}

/** Marks jobs as done and forgets what they carried: it may be personal, and nobody needs it again. */
export async function markDone(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(outbox)
    .set({ sentAt: sql`now()`, payload: {} })
    .where(inArray(outbox.id, [...ids]));
}

/** Counts a failure; the job is due again after so many seconds. */
export async function markFailed(db: Executor, id: string, pause: number): Promise<void> {
  await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: inSeconds(pause) })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
}

/** Gives back jobs that were taken and not tried. */
export async function release(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(outbox)
    .set({ dueAt: sql`now()` })
    .where(inArray(outbox.id, [...ids]));
}

/** What waits, by topic, given up or not: how many, and for how many seconds the oldest. */
export async function measureWaiting(db: Executor) {
  return db
    .select({
      topic: outbox.topic,
      waiting: sql<number>`count(*)::int`,
      age: sql<number>`extract(epoch from now() - min(${outbox.createdAt}))::float8`,
    })
    .from(outbox)
    .where(isNull(outbox.sentAt))
    .groupBy(outbox.topic);
}

/** Forgets jobs of these topics that were added before that instant and never done: what they carry may be personal. @returns how many */
export async function deleteUndone(
  db: Executor,
  topics: readonly string[],
  before: Date,
): Promise<number> {
  const rows = await db
    .delete(outbox)
    .where(
      and(isNull(outbox.sentAt), inArray(outbox.topic, [...topics]), lt(outbox.createdAt, before)),
    )
    .returning({ id: outbox.id });
  return rows.length;
}

/** Forgets jobs done before that instant. */
export async function deleteDone(db: Executor, before: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.sentAt, before));
}
