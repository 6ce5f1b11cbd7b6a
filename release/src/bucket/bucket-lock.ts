import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Held } from '../lock';
import { busy } from '../lock';
import { ReleaseError } from '../release-error';
import { type Bucket, BucketConflict } from './bucket';

export const LOCK_KEY = 'registry.lock';
/** Milliseconds; tests change them. */
export const bucketLockTimes = {
  /** Between two looks at a lock that somebody holds. */
  look: 150,
  /** Between two signs of life of a holder. */
  renewal: 1000,
  /** Without a sign of life for so long, measured by who waits, a lock counts as left behind. */
  lease: 6000,
  /** After which a command gives up. */
  patience: 60_000,
};

/**
 * Runs work while nobody else runs work under the lock of the bucket: an object that only one can make, renewed while its
 * holder lives.
 * @throws ReleaseError REGISTRY_BUSY when somebody holds it for longer than any change takes
 */
export async function withBucketLock<Result>(
  bucket: Bucket,
  work: (held: Held) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID();
  let signs = 0;
  const sign = () => {
    signs += 1;
    return Buffer.from(JSON.stringify({ id, signs }));
  };
  let tag = await takeLock(bucket, sign);
  let isLost = false;
  let renewal: Promise<void> = Promise.resolve();
  const renew = async () => {
    try {
      tag = await bucket.put(LOCK_KEY, sign(), tag);
    } catch (error) {
      // Storage that does not answer now may answer the next time; the lease ends by itself.
      if (error instanceof BucketConflict) isLost = true;
    }
  };
  const timer = setInterval(() => {
    renewal = renewal.then(renew);
  }, bucketLockTimes.renewal).unref();
  try {
    return await work({
      check: () => {
        if (isLost) throw busy();
      },
    });
  } finally {
    clearInterval(timer);
    await renewal;
    if ((await bucket.tagOf(LOCK_KEY)) === tag) await bucket.remove([LOCK_KEY]);
  }
}

async function takeLock(bucket: Bucket, sign: () => Buffer): Promise<string> {
  const late = performance.now() + bucketLockTimes.patience;
  let seen = { tag: null as string | null, since: 0 };
  for (;;) {
    const current = await bucket.tagOf(LOCK_KEY);
    const now = performance.now();
    if (current !== seen.tag) seen = { tag: current, since: now };
    if (current === null || now - seen.since > bucketLockTimes.lease) {
      const tag = await putUnlessTaken(bucket, sign(), current);
      if (tag !== null) return tag;
    }
    if (now > late) throw busy();
    await wait(bucketLockTimes.look);
  }
}

async function putUnlessTaken(
  bucket: Bucket,
  body: Buffer,
  expected: string | null,
): Promise<string | null> {
  try {
    return await bucket.put(LOCK_KEY, body, expected);
  } catch (error) {
    if (error instanceof BucketConflict) return null;
    throw error;
  }
}

/**
 * Makes sure that the bucket refuses to write what has changed meanwhile: without that, neither lock nor registry is safe.
 * @throws ReleaseError for storage that ignores conditions
 */
export async function requireConditions(bucket: Bucket): Promise<void> {
  const key = `conditions-${randomUUID()}`;
  await bucket.put(key, Buffer.from('1'));
  try {
    await bucket.put(key, Buffer.from('2'), null);
  } catch (error) {
    if (error instanceof BucketConflict) return;
    throw error;
  } finally {
    await bucket.remove([key]);
  }
  throw new ReleaseError(
    'BUCKET_UNSUITABLE',
    'Ce stockage S3 ignore les écritures conditionnelles (If-None-Match), sans lesquelles deux publications se perdraient : prenez-en un qui les connaît, ou REMOTES_STORE=folder.',
  );
}
