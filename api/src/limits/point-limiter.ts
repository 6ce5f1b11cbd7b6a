import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** @returns the seconds to wait, or null where the points were there */
export type PointLimiter = (key: string, points: number) => Promise<number | null>;

/** So many points a minute for each key, shared through Redis; while it is away each process counts for itself. */
export function createPointLimiter(points: number, redis: Redis | null): PointLimiter {
  const options = { keyPrefix: 'mosta:points', points, duration: 60 };
  const inMemory = new RateLimiterMemory(options);
  const limiter = redis
    ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inMemory })
    : inMemory;
  return async (key, cost) => {
    try {
      await limiter.consume(key, cost);
      return null;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
      throw refused;
    }
  };
}
