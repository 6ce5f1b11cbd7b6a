import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error';

/** `/healthz`: the process lives. `/readyz`: what it depends on answers too. */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<unknown>): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await isReady();
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      throw new AppError('UNAVAILABLE');
    }
    return { status: 'ready' };
  });
}
