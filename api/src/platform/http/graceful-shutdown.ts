import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Milliseconds between the end of listening and the closing of kept connections. Each answer of that time tells its
 * caller to use the connection no more; without it, calls on their way over an idle connection would find it closed.
 */
const LINGER = 400;

/**
 * @returns what runs before the server closes. Node then closes idle connections by itself and waits for calls under
 * way, but also for connections on which nothing was ever asked, which browsers open in advance: these are cut.
 */
export function prepareGracefulShutdown(server: Server): () => Promise<void> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return async () => {
    if (!server.listening) return;
    // Not the HTTP server's own: that one closes idle connections at once.
    NetServer.prototype.close.call(server);
    await wait(LINGER);
    for (const socket of connections) {
      if (socket.bytesRead === 0) socket.destroy();
    }
  };
}
