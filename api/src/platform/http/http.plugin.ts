import fp from 'fastify-plugin';
import type { ProblemTable } from './app-error';
import { registerCompression } from './compression';
import { createMetrics, type Metrics, registerMetrics } from './metrics';
import { refuseNestedJson } from './nested-json';
import { registerProblems } from './problems';
import { registerSecurityHeaders, type SecurityOptions } from './security-headers';
import { registerValidation } from './validation';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** What every answer has: an identifier, checked input, problem documents, security headers, compression, metrics. */
export const httpPlugin = fp<{ security: SecurityOptions; problems: ProblemTable }>(
  async (app, { security, problems }) => {
    const metrics = createMetrics();
    app.decorate('metrics', metrics);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    refuseNestedJson(app);
    registerValidation(app);
    registerProblems(app, problems);
    registerSecurityHeaders(app, security);
    registerCompression(app);
    registerMetrics(app, metrics);
  },
  { name: 'http' },
);
