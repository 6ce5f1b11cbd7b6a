import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

/**
 * Counts failed attempts by key. An attempt is counted before it is made and given back when it did not fail: attempts
 * made at the same time cannot all pass before the first failure is known, and successes cost nothing.
 */
export type FailureLimiter = {
  /** @returns whether the attempt may be made; it is counted from now on */
  reserve: (key: string) => Promise<boolean>;
  /** The attempt did not fail: it counts no more. */
  giveBack: (key: string) => Promise<void>;
};

type Options = { limit: number; windowSeconds: number; redis: Redis | null };

/**
 * In this process's memory, or in Redis where several processes share the counts. While Redis is away each process
 * counts for itself: signing in goes on, and guessing passwords stays limited.
 */
export function createFailureLimiter({ limit, windowSeconds, redis }: Options): FailureLimiter {
  const inMemory = memoryLimiter(limit, windowSeconds * 1000);
  return redis ? withFallback(redisLimiter(redis, limit, windowSeconds), inMemory) : inMemory;
}

/** Scripts run whole or not at all: a key can neither pass its limit nor stay for ever, without an expiry. */
const RESERVE = `
local count = tonumber(redis.call('get', KEYS[1]) or '0')
if count >= tonumber(ARGV[1]) then return 0 end
if count == 0 then redis.call('set', KEYS[1], 1, 'EX', ARGV[2]) else redis.call('incr', KEYS[1]) end
return 1`;
/** The key may have expired since: counting down from nothing would leave a negative count. */
const GIVE_BACK = `
if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then redis.call('decr', KEYS[1]) end`;

function redisLimiter(redis: Redis, limit: number, windowSeconds: number): FailureLimiter {
  // Hashed: keys hold e-mail addresses, and others may read the names of what Redis keeps.
  const keyOf = (key: string) =>
    `mosta:failures:${createHash('sha256').update(key).digest('base64url')}`;
  return {
    reserve: async (key) => (await redis.eval(RESERVE, 1, keyOf(key), limit, windowSeconds)) === 1,
    giveBack: async (key) => {
      await redis.eval(GIVE_BACK, 1, keyOf(key));
    },
  };
}

function withFallback(shared: FailureLimiter, own: FailureLimiter): FailureLimiter {
  return {
    reserve: (key) => shared.reserve(key).catch(() => own.reserve(key)),
    giveBack: (key) => shared.giveBack(key).catch(() => own.giveBack(key)),
  };
}

const MEMORY_KEYS = 50_000;

function memoryLimiter(limit: number, window: number): FailureLimiter {
  const counts = new Map<string, { count: number; until: number }>();
  const current = (key: string) => {
    const found = counts.get(key);
    if (found && found.until > Date.now()) return found;
    counts.delete(key);
    return undefined;
  };
  return {
    reserve: async (key) => {
      const found = current(key);
      if (found) {
        if (found.count >= limit) return false;
        found.count += 1;
        return true;
      }
      // The oldest goes first: a flood of invented accounts must not fill the memory.
      const [oldest] = counts.keys();
      if (counts.size >= MEMORY_KEYS && oldest !== undefined) counts.delete(oldest);
      counts.set(key, { count: 1, until: Date.now() + window });
      return true;
    },
    giveBack: async (key) => {
      const found = current(key);
      if (!found) return;
      found.count -= 1;
      if (found.count <= 0) counts.delete(key);
    },
  };
}
