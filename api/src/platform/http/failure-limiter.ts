import type { Redis } from 'ioredis';

/** Counts failed attempts by key; successes cost nothing, so that one address may sign in often. */
export type FailureLimiter = {
  isBlocked: (key: string) => Promise<boolean>;
  fail: (key: string) => Promise<void>;
};

type Options = { limit: number; windowSeconds: number; redis: Redis | null };

/** In this process's memory, or in Redis where several processes share the counts. */
export function createFailureLimiter({ limit, windowSeconds, redis }: Options): FailureLimiter {
  return redis
    ? redisLimiter(redis, limit, windowSeconds)
    : memoryLimiter(limit, windowSeconds * 1000);
}

function redisLimiter(redis: Redis, limit: number, windowSeconds: number): FailureLimiter {
  const keyOf = (key: string) => `mosta:failures:${key}`;
  return {
    isBlocked: async (key) => Number((await redis.get(keyOf(key))) ?? 0) >= limit,
    fail: async (key) => {
      const count = await redis.incr(keyOf(key));
      if (count === 1) await redis.expire(keyOf(key), windowSeconds);
    },
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
    isBlocked: async (key) => (current(key)?.count ?? 0) >= limit,
    fail: async (key) => {
      const found = current(key);
      if (found) {
        found.count += 1;
        return;
      }
      // The oldest goes first: a flood of invented accounts must not fill the memory.
      const [oldest] = counts.keys();
      if (counts.size >= MEMORY_KEYS && oldest !== undefined) counts.delete(oldest);
      counts.set(key, { count: 1, until: Date.now() + window });
    },
  };
}
