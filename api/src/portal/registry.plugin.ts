import fp from 'fastify-plugin';
import { RegistryFile } from './registry-file';

declare module 'fastify' {
  interface FastifyInstance {
    /** The registry that pages are made of. */
    portalRegistry: RegistryFile;
  }
}

/** The registry, for whoever shows pages or says whether the service is well. */
export const registryPlugin = fp<{ dataDir: string }>(
  async (app, { dataDir }) => {
    app.decorate('portalRegistry', new RegistryFile(dataDir, app.log));
  },
  { name: 'registry' },
);
