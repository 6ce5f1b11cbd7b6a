import type { Notification, NotificationRead } from './notification.schema';
import type { OrganisationChange } from './organisation-change.schema';
import type { ParticipationChange } from './participation.schema';
import type { StandChange } from './stand.schema';

/** Handshake of the socket; the server trusts the token alone. */
export type SocketAuth = { userId: string; role: string; token: string };

/** Events the server sends. */
export type ServerEvents = {
  notification: (notification: Notification) => void;
  'notification-read': (read: NotificationRead) => void;
  /** To everybody who looks at the plan, signed in or not. */
  stand: (change: StandChange) => void;
  /** To organisers: this participation, its documents, messages or reservation have changed. */
  participation: (change: ParticipationChange) => void;
  /** To organisers: a colleague or a visitor has changed something of that subject. */
  organisation: (change: OrganisationChange) => void;
  /** To every page: another version of a remote is in use, or a remote was closed or opened. */
  registry: () => void;
};

/** Options of the connection (specification, section 9: milliseconds, share). */
export const SOCKET_CONNECTION = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const;
