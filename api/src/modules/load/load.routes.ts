import { loadReportSchema } from '@mosta/shared/schemas/load-report.schema';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ValibotApp } from '../../platform/http/validation';
import type { RegistryFile } from '../../portal/registry-file';
import type { LoadCounter } from './load-counter';

type Dependencies = {
  counter: LoadCounter;
  registry: RegistryFile;
  /** Tells visitors apart, without naming them. */
  voterOf: (request: FastifyRequest, view: string) => string;
};

/** How remotes load in visitors' browsers: counted, and what canaries are judged by. */
export function loadRoutes(app: ValibotApp, { counter, registry, voterOf }: Dependencies): void {
  app.post(
    '/v1/load',
    {
      bodyLimit: 8192,
      // Counted in memory, so cheap; many visitors may share an address, and votes are counted apart.
      config: {
        access: 'public',
        rateLimit: { max: 600, timeWindow: '1 minute' },
        inPreview: 'always',
      },
      schema: {
        tags: ['Exploitation'],
        summary: 'Signale comment les parties d’une page se sont chargées',
        body: loadReportSchema,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      const known = await registry.read();
      if (known.registry)
        counter.note(request.body, known.registry, voterOf(request, request.body.view));
      return reply.code(204).send(null);
    },
  );
}
