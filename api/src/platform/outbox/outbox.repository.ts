import { and, asc, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Executor } from '../database/database';
import { outbox } from '../database/schema';

export type OutboxRow = Pick<typeof outbox.$inferSelect, 'id' | 'topic' | 'payload'>;

/** Orders deliveries, in the caller's transaction. */
export async function addToOutbox(
  db: Executor,
  topic: string,
  payloads: readonly unknown[],
): Promise<void> {
  if (payloads.length === 0) return;
  await db.insert(outbox).values(payloads.map((payload) => ({ topic, payload })));
}

const BATCH = 100;
/** After so many failures an order stays in the table for a person to look at. */
const MOST_ATTEMPTS = 10;

/**
 * Takes the oldest waiting orders, delivers them and marks those that succeeded.
 * Rows are locked meanwhile, and rows locked by another process are left to it.
 * @returns how many were delivered
 */
export function deliverBatch(
  db: Db,
  deliver: (row: OutboxRow) => Promise<void>,
  onFailure: (row: OutboxRow, error: unknown) => void,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const rows = await transaction
      .select({ id: outbox.id, topic: outbox.topic, payload: outbox.payload })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), lt(outbox.attempts, MOST_ATTEMPTS)))
      .orderBy(asc(outbox.createdAt), asc(outbox.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return 0;
    const sent: string[] = [];
    const failed: string[] = [];
    for (const row of rows) {
      try {
        await deliver(row);
        sent.push(row.id);
      } catch (error) {
        failed.push(row.id);
        onFailure(row, error);
      }
    }
    if (sent.length > 0) {
      await transaction.update(outbox).set({ sentAt: sql`now()` }).where(inArray(outbox.id, sent));
    }
    if (failed.length > 0) {
      await transaction
        .update(outbox)
        .set({ attempts: sql`${outbox.attempts} + 1` })
        .where(inArray(outbox.id, failed));
    }
    return sent.length;
  });
}

/** Forgets orders delivered before that instant. */
export async function deleteDelivered(db: Executor, before: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.sentAt, before));
}
