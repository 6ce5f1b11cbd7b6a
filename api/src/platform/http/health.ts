import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error';
import { rememberBriefly } from './remember-briefly';

/** Milliseconds for which an answer stands: asking often must not make the service write often. */
const FRESH = 1000;

/** What is worth knowing of a service that is ready all the same. */
type Details = Readonly<Record<string, unknown>>;

/** `/healthz`: the process lives. `/readyz`: what it depends on answers too, and takes a write. */
export function registerHealth(app: FastifyInstance, proveReady: () => Promise<Details>): void {
  const isReady = rememberBriefly(proveReady, FRESH);
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return { status: 'ready', ...(await isReady()) };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      throw error instanceof AppError ? error : new AppError('UNAVAILABLE');
    }
  });
}
