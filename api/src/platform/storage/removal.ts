import * as v from 'valibot';
import type { Executor } from '../database/database';
import { addToOutbox } from '../outbox/outbox.repository';
import type { Storage } from './storage';

export const REMOVAL_TOPIC = 'file-removal';
const orderSchema = v.object({ key: v.string() });

/** Orders the removal of files in the transaction that forgets them: none is lost, and none goes if the rows stay. */
export async function orderRemoval(transaction: Executor, keys: readonly string[]): Promise<void> {
  await addToOutbox(
    transaction,
    REMOVAL_TOPIC,
    keys.map((key) => ({ key })),
  );
}

/** Delivers such an order; again as often as it takes, since a file that is not there is no error. */
export async function removeOrdered(storage: Storage, order: unknown): Promise<void> {
  await storage.remove(v.parse(orderSchema, order).key);
}
