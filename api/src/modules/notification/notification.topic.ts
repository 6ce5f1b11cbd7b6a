import { notificationSchema } from '@mosta/shared/schemas/notification.schema';
import * as v from 'valibot';

export const NOTIFICATION_TOPIC = 'notification';

/** A mail that repeats a notification. Its job names the notification only: nothing personal waits in it. */
export const NOTIFICATION_MAIL_TOPIC = 'notification-mail';
export const notificationMailJobSchema = v.object({ notification: v.string() });

/** The job of sending a notification to one recipient. */
export const notificationJobSchema = v.object({
  userId: v.string(),
  notification: notificationSchema,
});
