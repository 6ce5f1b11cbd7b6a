import type { Server as HttpServer } from 'node:http';
import type { Notification, NotificationRead } from '@mosta/shared/schemas/notification.schema';
import type { OrganisationChange } from '@mosta/shared/schemas/organisation-change.schema';
import type { ParticipationChange } from '@mosta/shared/schemas/participation.schema';
import type { ServerEvents } from '@mosta/shared/schemas/socket.schema';
import type { StandChange } from '@mosta/shared/schemas/stand.schema';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { Server } from 'socket.io';
import type { AccessTokens, VerifiedCaller } from '../platform/accounts/access-token';
import { AppError } from '../platform/http/app-error';
import { createRedisAdapter } from './redis-adapter';

/** Room of everybody who looks at the plan, signed in or not. */
export const PLAN_ROOM = 'plan';
/** Room of everybody who organises the fair. */
const ORGANIZERS_ROOM = 'organizers';
const userRoom = (userId: string) => `user:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

type SocketData = { caller: VerifiedCaller | null };
type Io = Server<Record<string, never>, ServerEvents, Record<string, never>, SocketData>;

export type Realtime = {
  /** False while events cannot reach the other processes. */
  isOpen: () => boolean;
  /** Calls back whenever they can again. */
  onOpen: (callback: () => void) => void;
  /** Sends to every socket of one user, on whichever process it is connected; fails when the others were not reached. */
  notify: (userId: string, notification: Notification) => Promise<void>;
  /** Tells every socket of one user what they have read; a device that misses it sees it when it next asks. */
  announceRead: (userId: string, read: NotificationRead) => void;
  /** Tells everybody who looks at the plan, on every process; fails when the others were not reached. */
  announceStand: (change: StandChange) => Promise<void>;
  /** Tells the organisers, on every process; fails when the others were not reached. */
  announceParticipation: (change: ParticipationChange) => Promise<void>;
  /** Tells the organisers what they look at has changed, on every process; fails when the others were not reached. */
  announceOrganisation: (change: OrganisationChange) => Promise<void>;
  /** Tells the pages of this process that the registry has changed; each process sees that by itself. */
  announceRegistry: () => void;
  /** Closes the sockets of an ended session, on every process that hears of it. */
  endSession: (sessionId: string) => void;
  /** Closes those of this process. */
  closeSession: (sessionId: string) => void;
  /** Sessions of this process's sockets. */
  sessions: () => string[];
  /** Calls back for every socket that opens with a session. */
  onSessionSocket: (callback: () => void) => void;
  /** Closes this process's sockets at once, so that its HTTP server can close. */
  disconnectAll: () => void;
  /** How many sockets this process has. */
  connected: () => number;
  close: () => void;
};

type Dependencies = { tokens: AccessTokens; redis: Redis | null; log: FastifyBaseLogger };

/**
 * The socket beside the API. The handshake's token alone decides who calls; `userId` and `role` are ignored. Without a
 * token a browser hears the plan's channel only; with a bad one it is refused.
 */
export function createRealtime(server: HttpServer, { tokens, redis, log }: Dependencies): Realtime {
  const others = redis && createRedisAdapter(redis);
  let onSession = (): void => undefined;
  const io: Io = new Server(server, {
    // Polling would need sticky balancing.
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16_384,
    ...(others ? { adapter: others.adapter } : {}),
  });
  io.use((socket, next) => {
    identify(socket.handshake.auth, tokens)
      .then((caller) => {
        socket.data.caller = caller;
        next();
      })
      .catch((error: unknown) => {
        const code = error instanceof AppError ? error.code : 'INTERNAL';
        if (code === 'INTERNAL') log.error({ err: error }, 'handshake failed');
        next(Object.assign(new Error(code), { data: { code } }));
      });
  });
  io.on('connection', async (socket) => {
    await socket.join(PLAN_ROOM);
    const { caller } = socket.data;
    if (!caller) return;
    endInTime(socket, caller.expiresAt);
    await socket.join([userRoom(caller.userId), sessionRoom(caller.sessionId)]);
    if (caller.role === 'Organizer' && !caller.owesSecondFactor) await socket.join(ORGANIZERS_ROOM);
    onSession();
  });
  return {
    isOpen: () => redis === null || redis.status === 'ready',
    onOpen: (callback) => redis?.on('ready', callback),
    notify: async (userId, notification) => {
      io.to(userRoom(userId)).emit('notification', notification);
      await others?.published();
    },
    announceRead: (userId, read) => io.to(userRoom(userId)).emit('notification-read', read),
    announceStand: async (change) => {
      io.to(PLAN_ROOM).emit('stand', change);
      await others?.published();
    },
    announceParticipation: async (change) => {
      io.to(ORGANIZERS_ROOM).emit('participation', change);
      await others?.published();
    },
    announceOrganisation: async (change) => {
      io.to(ORGANIZERS_ROOM).emit('organisation', change);
      await others?.published();
    },
    announceRegistry: () => {
      io.local.emit('registry');
    },
    endSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    closeSession: (sessionId) => io.local.in(sessionRoom(sessionId)).disconnectSockets(true),
    sessions: () =>
      [...io.sockets.sockets.values()].flatMap(({ data }) => data.caller?.sessionId ?? []),
    onSessionSocket: (callback) => {
      onSession = callback;
    },
    disconnectAll: () => io.local.disconnectSockets(true),
    connected: () => io.engine.clientsCount,
    close: () => {
      others?.close();
      io.engine.close();
    },
  };
}

/** A socket lasts as long as the token that opened it: the browser comes back with its next one. */
function endInTime(socket: Parameters<Parameters<Io['use']>[0]>[0], end: Date): void {
  const timer = setTimeout(() => socket.disconnect(true), end.getTime() - Date.now());
  timer.unref();
  socket.on('disconnect', () => clearTimeout(timer));
}

async function identify(auth: unknown, tokens: AccessTokens): Promise<VerifiedCaller | null> {
  const token = typeof auth === 'object' && auth !== null && 'token' in auth ? auth.token : '';
  if (token === '' || token === undefined || token === null) return null;
  if (typeof token !== 'string') throw new AppError('UNAUTHENTICATED');
  return tokens.verify(token);
}
