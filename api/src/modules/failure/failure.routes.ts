import { failureReportSchema } from '@mosta/shared/schemas/failure-report.schema';
import * as v from 'valibot';
import type { Metrics } from '../../platform/http/metrics';
import type { ValibotApp } from '../../platform/http/validation';

/** Failures of remotes in visitors' browsers: logged and counted. */
export function failureRoutes(app: ValibotApp, { metrics }: { metrics: Metrics }): void {
  app.post(
    '/v1/failure',
    {
      bodyLimit: 4096,
      config: {
        access: 'public',
        rateLimit: { max: 60, timeWindow: '1 minute' },
        inPreview: 'always',
      },
      schema: {
        tags: ['Exploitation'],
        summary: 'Signale l’échec du chargement d’une partie du portail',
        body: failureReportSchema,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      request.log.warn({ failure: request.body }, 'a remote failed in a browser');
      metrics.remoteFailures.inc({ phase: request.body.phase });
      return reply.code(204).send(null);
    },
  );
}
