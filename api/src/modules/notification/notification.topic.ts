import { notificationSchema } from '@mosta/shared/schemas/notification.schema';
import * as v from 'valibot';

export const NOTIFICATION_TOPIC = 'notification';

/** A mail that repeats a notification. Its order names the notification only: nothing personal waits in it. */
export const NOTIFICATION_MAIL_TOPIC = 'notification-mail';
export const notificationMailOrderSchema = v.object({ notification: v.string() });

/** What the outbox keeps for one recipient. */
export const notificationOrderSchema = v.object({
  userId: v.string(),
  notification: notificationSchema,
});
