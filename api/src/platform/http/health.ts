import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error';
import { rememberBriefly } from './remember-briefly';

/** Milliseconds for which an answer stands: asking often must not make the service write often. */
const FRESH = 1000;

/** `/healthz`: the process lives. `/readyz`: what it depends on answers too, and takes a write. */
export function registerHealth(app: FastifyInstance, proveReady: () => Promise<void>): void {
  const isReady = rememberBriefly(proveReady, FRESH);
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
