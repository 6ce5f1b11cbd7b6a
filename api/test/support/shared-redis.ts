import { Redis } from 'ioredis';

/**
 * Redis by TEST_REDIS_URL: each worker of jest has a numbered database of its own, empty for each service that starts,
 * as the memory of a process is. Without it: nothing, and the service keeps all to itself.
 */
export async function sharedRedis(): Promise<Record<string, string>> {
  const server = process.env.TEST_REDIS_URL;
  if (!server) return {};
  const url = new URL(server);
  url.pathname = `/${process.env.JEST_WORKER_ID ?? '1'}`;
  const redis = new Redis(url.href);
  await redis.flushdb();
  redis.disconnect();
  return { REDIS_URL: url.href };
}
