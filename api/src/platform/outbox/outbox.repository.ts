import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { outbox } from '../../tables/outbox';
import type { Db, Executor } from '../database/database';

export type OutboxRow = Pick<typeof outbox.$inferSelect, 'id' | 'topic' | 'payload' | 'attempts'>;

/** Orders deliveries, in the caller's transaction. */
export async function addToOutbox(
  db: Executor,
  topic: string,
  payloads: readonly unknown[],
): Promise<void> {
  if (payloads.length === 0) return;
  await db.insert(outbox).values(payloads.map((payload) => ({ topic, payload })));
}

/** Orders one delivery by an identifier of the caller's, once however often it is called with the same. */
export async function addOnceToOutbox(
  db: Executor,
  topic: string,
  { id, payload }: Pick<OutboxRow, 'id' | 'payload'>,
): Promise<void> {
  await db.insert(outbox).values({ id, topic, payload }).onConflictDoNothing();
}

/** The database's clock decides, since processes may disagree. */
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds}::float8)`;

type Claim = {
  topics: readonly string[];
  /** At most so many orders at once. */
  limit: number;
  /** Seconds in which nobody else takes them; a process that dies with them loses them to the others after that. */
  lease: number;
  /** Orders that failed as often stay where they are, for a person to look at. */
  mostAttempts: number;
};

/** Takes the oldest orders that are due, in a transaction that ends before anything is delivered. */
export function claimDue(
  db: Db,
  { topics, limit, lease, mostAttempts }: Claim,
): Promise<OutboxRow[]> {
  return db.transaction(async (transaction) => {
    const rows = await transaction
      .select({
        id: outbox.id,
        topic: outbox.topic,
        payload: outbox.payload,
        attempts: outbox.attempts,
      })
      .from(outbox)
      .where(
        and(
          isNull(outbox.sentAt),
          lte(outbox.dueAt, sql`now()`),
          lt(outbox.attempts, mostAttempts),
          inArray(outbox.topic, [...topics]),
        ),
      )
      .orderBy(asc(outbox.createdAt), asc(outbox.id))
      .limit(limit)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) {
      await transaction
        .update(outbox)
        .set({ dueAt: inSeconds(lease) })
        .where(inArray(outbox.id, ids));
    }
    return rows;
  });
}

/** Marks orders as delivered and forgets what they carried: it may be personal, and nobody needs it again. */
export async function markSent(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(outbox)
    .set({ sentAt: sql`now()`, payload: {} })
    .where(inArray(outbox.id, [...ids]));
}

/** Counts a failure; the order is due again after so many seconds. */
export async function markFailed(db: Executor, id: string, pause: number): Promise<void> {
  await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: inSeconds(pause) })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
}

/** Gives orders back that were taken and not tried. */
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

/** Forgets orders of these topics that nobody took since that instant: what they carry may be personal. @returns how many */
export async function deleteUndelivered(
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

/** Forgets orders delivered before that instant. */
export async function deleteDelivered(db: Executor, before: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.sentAt, before));
}
