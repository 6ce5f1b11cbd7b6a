import {
  notificationListSchema,
  sendNotificationInputSchema,
} from '@mosta/shared/schemas/notification.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import { AppError } from '../../platform/http/app-error';
import type { ValibotApp } from '../../platform/http/validation';
import { insertNotifications, listNotifications } from './notification.repository';

type Dependencies = {
  db: Db;
  /** Called once orders are committed, so that they leave without waiting for the next round. */
  onOrdered: () => void;
};

const TAG = 'Notifications';

/** Notifications: sent by organisers, read by their recipients. */
export function notificationRoutes(app: ValibotApp, { db, onOrdered }: Dependencies): void {
  app.post(
    '/v1/notification',
    {
      config: { access: ['Organizer'] },
      schema: {
        tags: [TAG],
        summary: 'Envoie une notification à un utilisateur, ou à tous les exposants',
        body: sendNotificationInputSchema,
        response: { 202: v.object({ recipients: v.number() }) },
      },
    },
    async (request, reply) => {
      const recipients = await insertNotifications(db, request.body);
      if (request.body.userId !== undefined && recipients === 0) {
        throw new AppError('NOT_FOUND', { detail: 'Ce destinataire n’existe pas.' });
      }
      onOrdered();
      reply.code(202);
      return { recipients };
    },
  );

  app.get(
    '/v1/notification',
    {
      config: { access: ['Exhibitor', 'Organizer'] },
      schema: {
        tags: [TAG],
        summary: 'Liste les notifications reçues, la plus récente d’abord',
        response: { 200: notificationListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listNotifications(db, callerOf(request).userId);
    },
  );
}
