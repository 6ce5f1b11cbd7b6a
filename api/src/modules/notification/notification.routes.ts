import {
  type NotificationRead,
  notificationListSchema,
  notificationQuerySchema,
  sendNotificationInputSchema,
} from '@mosta/shared/schemas/notification.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import { AppError } from '../../platform/http/app-error';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { actorOf, recordAuditEvent } from '../audit/audit-event';
import { insertNotifications, listNotifications } from './notification.repository';
import { readNotificationRoutes } from './read-notification.routes';

type Dependencies = {
  db: Db;
  /** Told what a user has read, for their other devices. */
  onRead: (userId: string, read: NotificationRead) => void;
};

const TAG = 'Notifications';

/** Notifications: sent by organisers, read by their recipients. */
export function notificationRoutes(app: ValibotApp, { db, onRead }: Dependencies): void {
  app.post(
    '/v1/notification',
    {
      config: { access: ['Organizer'], area: 'letter' },
      schema: {
        tags: [TAG],
        summary: 'Envoie une notification à un utilisateur, ou à tous les exposants',
        problems: ['NOT_FOUND'],
        description:
          'À tous : aux exposants qui ont un compte à cet instant. Un compte créé ensuite ne la reçoit pas.',
        body: sendNotificationInputSchema,
        response: { 202: v.object({ recipients: v.number() }) },
      },
    },
    async (request, reply) => {
      const { userId } = request.body;
      const recipients = await db.transaction(async (transaction) => {
        const reached = await insertNotifications(transaction, request.body);
        if (userId !== undefined && reached === 0) {
          throw new AppError('NOT_FOUND', { detail: 'Ce destinataire n’existe pas.' });
        }
        await recordAuditEvent(transaction, actorOf(request), {
          action: 'notification.send',
          subject: userId ?? 'exhibitors',
          details: { recipients: reached },
        });
        return reached;
      });
      reply.code(202);
      return { recipients };
    },
  );

  app.get(
    '/v1/notification',
    {
      config: { access: ['Exhibitor', 'Organizer'], area: 'own' },
      schema: {
        tags: [TAG],
        summary: 'Liste les notifications reçues, la plus récente d’abord, cent à la fois',
        querystring: notificationQuerySchema,
        response: { 200: notificationListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { before } = request.query;
      const chosen = chosenLanguage(request);
      return listNotifications(db, callerOf(request).userId, { before, chosen });
    },
  );

  readNotificationRoutes(app, { db, onRead });
}
