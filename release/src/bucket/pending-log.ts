import { REGISTRY_FILE } from '@mosta/shared/contract/published';
import * as v from 'valibot';
import { hashOf } from '../contents';
import { LOG_FILE, TOKENS_FILE } from '../release-log';
import type { Bucket } from './bucket';

/** The log as it will be once registry and tokens are what their hashes say. */
const PENDING = `${LOG_FILE}.pending`;

const pendingSchema = v.object({ registry: v.string(), tokens: v.string(), log: v.string() });

/** Notes the log before the change that it tells of: whoever is killed in between leaves it to the next. */
export async function pendingLog(
  bucket: Bucket,
  registry: Buffer | null,
  tokens: Buffer | null,
  log: Buffer,
): Promise<void> {
  const pending = {
    registry: registry ? hashOf(registry) : '',
    tokens: tokens ? hashOf(tokens) : '',
    log: log.toString('utf8'),
  };
  await bucket.put(PENDING, Buffer.from(JSON.stringify(pending)));
}

/** Completes the log when the change that it tells of was made, and forgets it otherwise. The caller holds the lock. */
export async function finishLog(bucket: Bucket): Promise<void> {
  const found = await bucket.get(PENDING);
  if (!found) return;
  const pending = v.parse(pendingSchema, JSON.parse(found.body.toString('utf8')));
  const hashIn = async (key: string) => {
    const object = await bucket.get(key);
    return object ? hashOf(object.body) : '';
  };
  const isMade =
    (await hashIn(REGISTRY_FILE)) === pending.registry &&
    (await hashIn(TOKENS_FILE)) === pending.tokens;
  const log = Buffer.from(pending.log);
  const current = (await bucket.get(LOG_FILE))?.body;
  if (isMade && !current?.equals(log)) await bucket.put(LOG_FILE, log);
  await bucket.remove([PENDING]);
}
