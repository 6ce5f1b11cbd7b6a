import fp from 'fastify-plugin';
import { registerHealth } from '../platform/http/health';
import { addGauges } from './gauges';

type Options = { isReady: () => Promise<unknown> };

/** Whether the service is well, for whoever operates it. */
export const monitoringPlugin = fp<Options>(
  async (app, { isReady }) => {
    const { db, outbox, realtime } = app;
    addGauges({ registry: app.metrics.registry, db, outbox, connected: realtime.connected });
    registerHealth(app, isReady);
  },
  { name: 'monitoring', decorators: { fastify: ['db', 'metrics', 'outbox', 'realtime'] } },
);
