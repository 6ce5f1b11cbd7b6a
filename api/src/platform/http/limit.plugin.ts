import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { AppError } from './app-error';
import { createFailureLimiter, type FailureLimiter } from './failure-limiter';
import { addressKey } from './network-address';

type Limit = Omit<Parameters<typeof createFailureLimiter>[0], 'redis'>;

declare module 'fastify' {
  interface FastifyInstance {
    createLimiter: (limit: Limit) => FailureLimiter;
  }
}

/** Limits of calls by network address, which routes state, and of failures by whatever key; shared through Redis. */
export const limitPlugin = fp(
  async (app) => {
    const { redis } = app;
    app.decorate('createLimiter', (limit: Limit) => createFailureLimiter({ ...limit, redis }));
    await app.register(rateLimit, {
      global: false,
      keyGenerator: ({ ip }) => addressKey(ip),
      // While Redis is away calls are not limited, rather than refused.
      ...(redis ? { redis, skipOnError: true } : {}),
      errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
    });
  },
  { name: 'limit', decorators: { fastify: ['redis'] } },
);
