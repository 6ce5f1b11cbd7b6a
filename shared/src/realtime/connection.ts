import { io, type Socket } from 'socket.io-client';
import { createStore } from 'zustand/vanilla';
import { type ServerEvents, SOCKET_CONNECTION, type SocketAuth } from '../schemas/socket.schema';

export type ConnectionState = 'disconnected' | 'connecting' | 'connected' | 'reconnecting';

export type ConnectOptions = {
  /**
   * Asked once when the server refuses the handshake, for an expired token say.
   * @returns whether a new handshake is worth trying; a thrown error means "not now": it is tried again later
   */
  onRefused?: () => Promise<boolean>;
};

/** State of the page's one socket. */
export const connectionStore = createStore<{ state: ConnectionState }>(() => ({
  state: 'disconnected',
}));

let socket: Socket<ServerEvents> | null = null;
let handshake: () => SocketAuth = () => ({ userId: '', role: '', token: '' });
let options: ConnectOptions = {};
/** The caller wants the socket open: `connect` was called, `disconnect` was not. */
let wanted = false;
/** The handshake was renewed and not accepted since: a second refusal is final. */
let renewed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The socket, made on first use and not connected by that. */
export function theSocket(): Socket<ServerEvents> {
  socket ??= createSocket();
  return socket;
}

function createSocket(): Socket<ServerEvents> {
  const created: Socket<ServerEvents> = io({
    autoConnect: false,
    // polling first loses connections behind round-robin balancing
    transports: ['websocket'],
    reconnection: true,
    auth: (answer) => answer(handshake()),
    ...SOCKET_CONNECTION,
  });
  created.on('connect', () => {
    renewed = false;
    setState('connected');
  });
  created.on('disconnect', (reason) => {
    if (!wanted) return setState('disconnected');
    setState('reconnecting');
    // socket.io reconnects by itself except after a server's goodbye, which a restarting server says too
    if (reason === 'io server disconnect') openLater();
  });
  created.on('connect_error', () => {
    if (created.active) return setState('reconnecting');
    void afterRefusal();
  });
  return created;
}

async function afterRefusal(): Promise<void> {
  if (!wanted) return;
  if (renewed || !options.onRefused) return giveUp();
  renewed = true;
  setState('reconnecting');
  const asked = options;
  try {
    const again = await options.onRefused();
    // meanwhile closed, or opened for somebody else: the answer is about a connection that is over
    if (!wanted || options !== asked) return;
    if (again) theSocket().connect();
    else giveUp();
  } catch {
    if (!wanted || options !== asked) return;
    renewed = false;
    openLater();
  }
}

/** Opens once more after the specification's first delay, randomised as socket.io does it. */
function openLater(): void {
  const { reconnectionDelay, randomizationFactor } = SOCKET_CONNECTION;
  const spread = (Math.random() * 2 - 1) * randomizationFactor;
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      if (wanted) theSocket().connect();
    },
    reconnectionDelay * (1 + spread),
  );
}

function giveUp(): void {
  wanted = false;
  setState('disconnected');
}

function setState(state: ConnectionState): void {
  connectionStore.setState({ state });
}

/**
 * Opens the page's one socket, or leaves it open.
 * @param read gives the handshake; read again at every reconnection, so that a renewed token is used
 */
export function connect(read: () => SocketAuth, connectOptions: ConnectOptions = {}): void {
  handshake = read;
  options = connectOptions;
  if (theSocket().connected) return;
  wanted = true;
  renewed = false;
  setState('connecting');
  theSocket().connect();
}

/** Closes the socket; it stays closed until `connect`. */
export function disconnect(): void {
  wanted = false;
  clearTimeout(timer);
  socket?.disconnect();
  setState('disconnected');
}
