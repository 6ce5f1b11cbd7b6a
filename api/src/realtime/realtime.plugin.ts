import fp from 'fastify-plugin';
import { createRealtime, type Realtime } from './realtime';

declare module 'fastify' {
  interface FastifyInstance {
    realtime: Realtime;
  }
}

/** The socket beside the API; it lets go of its connections before the server waits for them. */
export const realtimePlugin = fp(
  async (app) => {
    const { tokens, redis, log } = app;
    const realtime = createRealtime(app.server, { tokens, redis, log });
    app.decorate('realtime', realtime);
    app.addHook('preClose', async () => realtime.disconnectAll());
    app.addHook('onClose', async () => realtime.close());
  },
  { name: 'realtime', decorators: { fastify: ['tokens', 'redis'] } },
);
