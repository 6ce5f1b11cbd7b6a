import fp from 'fastify-plugin';
import { createStorage } from './create-storage';
import type { Storage } from './storage';

declare module 'fastify' {
  interface FastifyInstance {
    /** Files that people upload. */
    storage: Storage;
  }
}

export const storagePlugin = fp<{ config: Parameters<typeof createStorage>[0] }>(
  async (app, { config }) => {
    app.decorate('storage', await createStorage(config));
  },
  { name: 'storage' },
);
