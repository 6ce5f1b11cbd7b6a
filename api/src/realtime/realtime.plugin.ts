import fp from 'fastify-plugin';
import { createRealtime, type Realtime } from './realtime';
import { createSessionCheck, type SessionSource } from './session-check';

declare module 'fastify' {
  interface FastifyInstance {
    realtime: Realtime;
  }
}

/** How long a socket may outlive its session where no other process says so; milliseconds. */
const SECOND = 1000;

/** The socket beside the API; it lets go of its connections before the server waits for them. */
export const realtimePlugin = fp<SessionSource>(
  async (app, source) => {
    const { tokens, redis, log } = app;
    const realtime = createRealtime(app.server, { tokens, redis, log });
    app.decorate('realtime', realtime);
    const { sessions, closeSession, onSessionSocket } = realtime;
    const { check, noteSocket } = createSessionCheck({ sessions, close: closeSession }, source);
    onSessionSocket(noteSocket);
    app.startTask('the sessions of sockets could not be checked', SECOND, check);
    app.addHook('preClose', async () => realtime.disconnectAll());
    app.addHook('onClose', async () => realtime.close());
  },
  { name: 'realtime', decorators: { fastify: ['tokens', 'redis', 'startTask'] } },
);
