import type { FastifyInstance, FastifyPluginOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { ValibotApp, ValibotTypeProvider } from './validation';

type Needs = {
  name: string;
  /** Decorators that have to be there. */
  needs?: readonly (keyof FastifyInstance)[];
  /** Modules that have to be registered before. */
  after?: readonly string[];
};

/**
 * A module of the service as a Fastify plugin, in the scope of the app. It names what it needs, and the service does not
 * start where that is missing.
 */
export function defineModule<Options extends FastifyPluginOptions = FastifyPluginOptions>(
  { name, needs = [], after = [] }: Needs,
  register: (app: ValibotApp, options: Options) => void | Promise<void>,
) {
  return fp<Options>(
    async (app, options) => {
      await register(app.withTypeProvider<ValibotTypeProvider>(), options);
    },
    { name, dependencies: [...after], decorators: { fastify: [...needs].map(String) } },
  );
}
