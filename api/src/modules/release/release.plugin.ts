import type { FastifyInstance } from 'fastify';
import { defineModule } from '../../platform/http/define-module';
import type { ValibotTypeProvider } from '../../platform/http/validation';
import { type ReleaseOptions, releaseRoutes } from './release.routes';

/** Releases by HTTP, for teams whose remotes are built elsewhere. */
export const releasePlugin = defineModule<ReleaseOptions>(
  { name: 'release' },
  async (app, options) => {
    // A scope of its own: what is said of tokens and archives concerns these calls alone.
    await app.register(async (scope: FastifyInstance) => {
      releaseRoutes(scope.withTypeProvider<ValibotTypeProvider>(), options);
    });
  },
);
