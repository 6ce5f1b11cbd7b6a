import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/**
 * The client of calls and deliveries: it answers soon or fails. While Redis is away every command fails at once,
 * instead of waiting in a queue as ioredis does by default, and nothing is sent a second time behind the caller's back.
 */
export function connectRedis(url: string, log: FastifyBaseLogger): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2000,
    commandTimeout: 500,
    // A Redis that stops answering is taken for dead: only the first calls wait for the time above.
    socketTimeout: 1000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
  });
  redis.on('error', (error: Error) => log.error({ err: error }, 'redis is unreachable'));
  return redis;
}

/** A client that waits for Redis as long as it takes: for reading what others write. */
export function connectPatientReader(redis: Redis): Redis {
  const reader = redis.duplicate({
    lazyConnect: true,
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    autoResendUnfulfilledCommands: true,
    // No answer is later than the blocking time of a read, which is 5 s.
    commandTimeout: undefined,
    socketTimeout: 8000,
  });
  // The other client has said so already.
  reader.on('error', () => undefined);
  return reader;
}

/** Resolves once commands can be sent, or after so many milliseconds. */
export function whenConnected(redis: Redis, limit: number): Promise<void> {
  if (redis.status === 'ready') return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      redis.off('ready', end);
      resolve();
    };
    const timer = setTimeout(end, limit);
    redis.once('ready', end);
  });
}
