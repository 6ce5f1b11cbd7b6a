import * as v from 'valibot';
import type { Executor } from '../platform/database/database';
import type { Storage } from '../platform/storage/storage';
import { addJobs } from './outbox.repository';

export const REMOVAL_TOPIC = 'file-removal';
const payloadSchema = v.object({ key: v.string() });

/** Adds the removal of files to the transaction that forgets them: none is lost, and none goes if the rows stay. */
export async function addRemovalJobs(
  transaction: Executor,
  keys: readonly string[],
): Promise<void> {
  await addJobs(
    transaction,
    REMOVAL_TOPIC,
    keys.map((key) => ({ key })),
  );
}

/** Removes the file; a file that is not there is no error. */
export async function runRemovalJob(storage: Storage, payload: unknown): Promise<void> {
  await storage.remove(v.parse(payloadSchema, payload).key);
}
