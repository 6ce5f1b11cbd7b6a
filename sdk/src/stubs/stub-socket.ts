import type { Server } from 'node:http';
import { Server as SocketServer } from 'socket.io';

/** Names of the events that the service sends to pages; another one would be heard by nobody. */
export const SOCKET_EVENTS = [
  'notification',
  'notification-read',
  'stand',
  'participation',
  'registry',
] as const;
export type SocketEvent = (typeof SOCKET_EVENTS)[number];

export function isSocketEvent(name: string): name is SocketEvent {
  return SOCKET_EVENTS.some((event) => event === name);
}

/** The socket of a portal of stubs. */
export type StubSocket = {
  /** Sends an event to every page. @param values as the service sends them (`/docs` of a portal) */
  emit: (event: SocketEvent, ...values: unknown[]) => void;
  /** Ends every connection, as a network does that goes away; pages connect again by themselves. */
  drop: () => void;
  stop: () => Promise<void>;
};

/** Lets every page in, signed in or not: there is no service that knows who is there. */
export function startStubSocket(server: Server): StubSocket {
  const sockets = new SocketServer(server, { serveClient: false });
  return {
    emit: (event, ...values) => void sockets.emit(event, ...values),
    drop: () => {
      for (const socket of sockets.sockets.sockets.values()) socket.conn.close();
    },
    stop: () => sockets.close(),
  };
}
