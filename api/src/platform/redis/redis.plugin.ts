import fp from 'fastify-plugin';
import type { Redis } from 'ioredis';
import { connectRedis, whenConnected } from './redis';

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where one process serves alone. */
    redis: Redis | null;
  }
}

/** What the processes of the service share, where there are several. */
export const redisPlugin = fp<{ url: string | undefined }>(
  async (app, { url }) => {
    const redis = url === undefined ? null : connectRedis(url, app.log);
    app.decorate('redis', redis);
    if (!redis) return;
    // Limits hold from the first call on; a Redis that is away delays the start by a second and no more.
    app.addHook('onReady', () => whenConnected(redis, 1000));
    // Not a last command: a Redis that is gone must not keep the data open.
    app.addHook('onClose', async () => redis.disconnect());
  },
  { name: 'redis' },
);
