import { io, type Socket } from 'socket.io-client';
import { claimSingleCopy } from '../contract/single-copy';
import { type ServerEvents, SOCKET_CONNECTION, type SocketAuth } from '../schemas/socket.schema';

claimSingleCopy('@mosta/shared/realtime');

export type ConnectionState = 'disconnected' | 'connecting' | 'connected' | 'reconnecting';

let socket: Socket<ServerEvents> | null = null;
let auth: () => SocketAuth = () => ({ userId: '', role: '', token: '' });

function theSocket(): Socket<ServerEvents> {
  socket ??= io({
    autoConnect: false,
    transports: ['websocket'],
    reconnection: true,
    auth: (answer) => answer(auth()),
    ...SOCKET_CONNECTION,
  });
  return socket;
}

/** Opens the page's one socket, or leaves it open; `handshake` is read again at every reconnection. */
export function connect(handshake: () => SocketAuth): void {
  auth = handshake;
  theSocket().connect();
}

/** Closes the socket; it stays closed until `connect`. */
export function disconnect(): void {
  socket?.disconnect();
}

/** Calls `listener` for each event of that name. @returns its own undoing */
export function subscribe<Name extends keyof ServerEvents>(
  event: Name,
  listener: ServerEvents[Name],
): () => void {
  const target = theSocket();
  target.on(event, listener as never);
  return () => target.off(event, listener as never);
}
