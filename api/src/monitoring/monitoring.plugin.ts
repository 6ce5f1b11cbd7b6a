import fp from 'fastify-plugin';
import { AppError } from '../platform/http/app-error';
import { registerHealth } from '../platform/http/health';
import { isEmpty, type RegistryFile } from '../portal/registry-file';
import { addGauges } from './gauges';
import { writeReadiness } from './readiness.repository';

/** Whether the service is well, for whoever operates it. */
export const monitoringPlugin = fp(
  async (app) => {
    const { db, outbox, portalRegistry, printer, realtime, storage } = app;
    const { registry } = app.metrics;
    const { connected } = realtime;
    addGauges({ registry, db, outbox, connected, printing: printer.waiting });
    registerHealth(app, async () => {
      await writeReadiness(db);
      await storage.proveWrite();
      const failing = app.drawnPages.failing();
      return {
        registry: await registryState(portalRegistry),
        ...(failing.length > 0 ? { failingPages: failing } : {}),
      };
    });
  },
  {
    name: 'monitoring',
    decorators: {
      fastify: ['db', 'metrics', 'outbox', 'portalRegistry', 'printer', 'realtime', 'storage'],
    },
  },
);

/**
 * How the registry is: `good`, `empty` on a new portal, or `last-good` while its file is missing or invalid.
 * @throws AppError while no page can be shown
 */
async function registryState({ read }: RegistryFile): Promise<string> {
  const { registry, trouble } = await read();
  if (registry === null) {
    const detail =
      trouble === 'missing'
        ? 'Le registre des parties manque, et il n’y a pas de copie.'
        : 'Le registre des parties est illisible, et il n’y a pas de copie.';
    throw new AppError('UNAVAILABLE', { detail });
  }
  if (trouble !== null) return 'last-good';
  return isEmpty(registry) ? 'empty' : 'good';
}
