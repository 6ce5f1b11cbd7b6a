import { type NotificationRead, unreadSchema } from '@mosta/shared/schemas/notification.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { countUnread, markAllRead, markRead } from './notification.repository';

const config = { access: ['Exhibitor', 'Organizer'], area: 'own' } as const;
const tags = ['Notifications'];
const response = { 200: unreadSchema };

/** What a user has read of their notifications; every answer says how many are left. */
export function readNotificationRoutes(
  app: ValibotApp,
  { db, onRead }: { db: Db; onRead: (userId: string, read: NotificationRead) => void },
): void {
  app.get(
    '/v1/notification/unread',
    { config, schema: { tags, summary: 'Compte les notifications non lues', response } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return { unread: await countUnread(db, callerOf(request).userId) };
    },
  );

  app.post(
    '/v1/notification/:id/read',
    {
      config,
      schema: {
        tags,
        summary: 'Note qu’une notification est lue',
        params: v.object({ id: v.string() }),
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { userId } = callerOf(request);
      const id = readId(request.params.id);
      if (!(await markRead(db, userId, id))) throw new AppError('NOT_FOUND');
      onRead(userId, { ids: [id] });
      return { unread: await countUnread(db, userId) };
    },
  );

  app.post(
    '/v1/notification/read-all',
    { config, schema: { tags, summary: 'Note que toutes les notifications sont lues', response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { userId } = callerOf(request);
      await markAllRead(db, userId);
      onRead(userId, { all: true });
      return { unread: await countUnread(db, userId) };
    },
  );
}
