import { io, type Socket } from 'socket.io-client';
import { createStore } from 'zustand/vanilla';
import { previewedEdition } from '../late/previewed-edition';
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
/** Opens the plan's room and nothing else. */
const VISITOR: SocketAuth = { userId: '', role: '', token: '' };
const asVisitor = () => VISITOR;
let handshake: () => SocketAuth = asVisitor;
let options: ConnectOptions = {};
/** The socket is to be open: `connect` was called and `disconnect` was not, or something shown follows public events. */
let wanted = false;
/** How many parts of the page follow public events. */
let visits = 0;
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
    // closed in the meantime, or opened for somebody else: the answer is about a connection that has ended
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
  const refused = handshake;
  close();
  // What everybody may hear does not hang on a session.
  if (visits > 0 && refused !== asVisitor) open(asVisitor, {});
}

function open(read: () => SocketAuth, openOptions: ConnectOptions): void {
  handshake = read;
  options = openOptions;
  wanted = true;
  renewed = false;
  setState('connecting');
  theSocket().connect();
}

function close(): void {
  wanted = false;
  clearTimeout(timer);
  socket?.disconnect();
  handshake = asVisitor;
  options = {};
  setState('disconnected');
}

function setState(state: ConnectionState): void {
  connectionStore.setState({ state });
}

/**
 * Opens the page's one socket for a signed-in person, or leaves it open. One that a visitor had is opened anew, since
 * the handshake says who calls.
 * @param read gives the handshake; read again at every reconnection, so that a renewed token is used
 */
export function connect(read: () => SocketAuth, connectOptions: ConnectOptions = {}): void {
  if (handshake === asVisitor && wanted) close();
  if (theSocket().connected) {
    handshake = read;
    options = connectOptions;
    return;
  }
  open(read, connectOptions);
}

/** Ends the signed-in person's socket; it stays closed until `connect`, or goes on as a visitor's. */
export function disconnect(): void {
  close();
  if (visits > 0) open(asVisitor, {});
}

/**
 * Keeps the one socket open while something is shown that follows public events, also for visitors. Somebody's
 * signed-in socket serves as it is. A preview follows nothing: events are of the current edition.
 * @returns cleanup
 */
export function followPublicEvents(): () => void {
  if (previewedEdition() !== null) return () => undefined;
  visits += 1;
  if (!wanted) open(asVisitor, {});
  let over = false;
  return () => {
    if (over) return;
    over = true;
    visits -= 1;
    if (visits === 0 && handshake === asVisitor) close();
  };
}
