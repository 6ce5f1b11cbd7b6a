import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** The process's own figures and the portal's, in Prometheus' format. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const deliveries = new Counter({
    name: 'portal_deliveries_total',
    help: 'Attempts to deliver what the outbox holds, by queue and outcome',
    labelNames: ['queue', 'outcome'],
    registers: [registry],
  });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of requests',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    // Labelled by phase alone: a remote's name comes from the browser and could be anything.
    remoteFailures: new Counter({
      name: 'portal_remote_failures_total',
      help: 'Failures of remotes reported by browsers',
      labelNames: ['phase'],
      registers: [registry],
    }),
    documents: {
      duration: new Histogram({
        name: 'portal_document_duration_seconds',
        help: 'Time that a thread spent on a document, without waiting for the thread',
        labelNames: ['document', 'outcome'],
        buckets: [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
        registers: [registry],
      }),
      requested: new Counter({
        name: 'portal_documents_total',
        help: 'Documents asked for, by kind and by what became of them',
        labelNames: ['document', 'outcome'],
        registers: [registry],
      }),
    },
    pages: {
      drawn: new Histogram({
        name: 'portal_page_drawing_seconds',
        help: 'Time that a page took to be drawn from what public calls answer',
        labelNames: ['outcome'],
        buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
        registers: [registry],
      }),
    },
    deliveries: {
      sent: (queue: string) => deliveries.inc({ queue, outcome: 'sent' }),
      failed: (queue: string) => deliveries.inc({ queue, outcome: 'failed' }),
    },
  };
}

/** Measures every request by its route's pattern, and serves `/metrics`. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.requests.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', async (_request, reply) => {
    reply.type(metrics.registry.contentType).header('cache-control', 'no-store');
    return metrics.registry.metrics();
  });
}
