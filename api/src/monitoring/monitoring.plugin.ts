import fp from 'fastify-plugin';
import { registerHealth } from '../platform/http/health';
import { addGauges } from './gauges';
import { writeReadiness } from './readiness.repository';

/** Whether the service is well, for whoever operates it. */
export const monitoringPlugin = fp(
  async (app) => {
    const { db, outbox, printer, realtime, storage } = app;
    const { registry } = app.metrics;
    const { connected } = realtime;
    addGauges({ registry, db, outbox, connected, printing: printer.waiting });
    registerHealth(app, async () => {
      await writeReadiness(db);
      await storage.proveWrite();
    });
  },
  {
    name: 'monitoring',
    decorators: { fastify: ['db', 'metrics', 'outbox', 'printer', 'realtime', 'storage'] },
  },
);
