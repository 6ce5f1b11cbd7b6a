import { notificationSchema } from '@mosta/shared/schemas/notification.schema';
import * as v from 'valibot';

export const NOTIFICATION_TOPIC = 'notification';

/** What the outbox keeps for one recipient. */
export const notificationOrderSchema = v.object({
  userId: v.string(),
  notification: notificationSchema,
});
