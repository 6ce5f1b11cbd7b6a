import fp from 'fastify-plugin';
import { createMailer } from './create-mailer';
import type { Mailer } from './mailer';

declare module 'fastify' {
  interface FastifyInstance {
    mailer: Mailer;
  }
}

export const mailPlugin = fp<Parameters<typeof createMailer>[0]>(
  async (app, options) => {
    const mailer = createMailer(options);
    app.decorate('mailer', mailer);
    app.addHook('onClose', async () => mailer.close());
  },
  { name: 'mail' },
);
