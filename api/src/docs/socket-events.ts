import {
  notificationReadSchema,
  notificationSchema,
} from '@mosta/shared/schemas/notification.schema';
import { organisationChangeSchema } from '@mosta/shared/schemas/organisation-change.schema';
import type { ServerEvents } from '@mosta/shared/schemas/socket.schema';
import { standChangeSchema } from '@mosta/shared/schemas/stand.schema';
import type * as v from 'valibot';

type SocketEvent = {
  name: keyof ServerEvents;
  schema: v.GenericSchema;
  audience: string;
  meaning: string;
  example: unknown;
};

const ID = '7d5b2f0e-6c1a-4e8b-9a43-2b6f0c9d1e57';

/** What the server sends on the socket; it listens to nothing. */
export const SOCKET_EVENTS: readonly SocketEvent[] = [
  {
    name: 'stand',
    schema: standChangeSchema,
    audience: 'tout le monde, connecté ou non',
    meaning:
      'L’état d’un stand a changé. Un événement dont revision n’est pas plus grande que celle qui est connue est ancien. Avec redrawn\u00a0: true, des stands ont été réunis, séparés ou coupés\u00a0: halls et stands sont à relire.',
    example: { code: 'A12', state: 'option', revision: 4 },
  },
  {
    name: 'notification',
    schema: notificationSchema,
    audience: 'la personne connectée, sur tous ses appareils',
    meaning: 'Un message est arrivé. Le même _id peut arriver deux fois\u00a0: il compte une fois.',
    example: { _id: ID, title: 'Titre d’exemple', message: 'Bonjour, ceci est un exemple.' },
  },
  {
    name: 'organisation',
    schema: organisationChangeSchema,
    audience: 'les organisateurs connectés',
    meaning:
      'Un collègue ou un visiteur a changé quelque chose de ce sujet, nommé comme dans le journal\u00a0: badge, staff, stand…',
    example: { subject: 'badge' },
  },
  {
    name: 'notification-read',
    schema: notificationReadSchema,
    audience: 'la personne connectée, sur tous ses appareils',
    meaning:
      'Elle a lu des messages sur un de ses appareils\u00a0: ceux de ids, ou tous avec all\u00a0: true.',
    example: { ids: [ID] },
  },
];
