import * as v from 'valibot';
import { defineModule } from '../../platform/http/define-module';
import { notificationRoutes } from './notification.routes';
import {
  NOTIFICATION_MAIL_TOPIC,
  NOTIFICATION_TOPIC,
  notificationJobSchema,
} from './notification.topic';
import { addNotificationMail } from './notification-mail';

/** What people are notified of, in the portal and by mail. */
export const notificationPlugin = defineModule<{ publicUrl: string }>(
  { name: 'notification', needs: ['db', 'realtime', 'outbox', 'mailDocuments'] },
  async (app, options) => {
    const { db, realtime, log } = app;
    const onLeftOut = (error: unknown) =>
      log.warn({ err: error }, 'a mail leaves without its document');
    notificationRoutes(app, { db, onRead: realtime.announceRead });
    app.outbox.handle(NOTIFICATION_TOPIC, 'socket', async ({ payload }) => {
      const { userId, notification } = v.parse(notificationJobSchema, payload);
      await realtime.notify(userId, notification);
    });
    app.outbox.handle(NOTIFICATION_MAIL_TOPIC, 'tasks', ({ payload }) =>
      addNotificationMail({ db, ...options, documents: app.mailDocuments, onLeftOut }, payload),
    );
  },
);
