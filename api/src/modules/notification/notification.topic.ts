import { notificationSchema } from '@mosta/shared/schemas/notification.schema';
import * as v from 'valibot';

export const NOTIFICATION_TOPIC = 'notification';

/** A document that goes with the mail: which one, not what it says. */
export const mailedDocumentSchema = v.object({
  kind: v.picklist(['quote', 'issued']),
  id: v.string(),
});
export type MailedDocument = v.InferOutput<typeof mailedDocumentSchema>;

/** A mail that repeats a notification. Its job names notification and document only: nothing personal waits in it. */
export const NOTIFICATION_MAIL_TOPIC = 'notification-mail';
export const notificationMailJobSchema = v.object({
  notification: v.string(),
  document: v.optional(mailedDocumentSchema),
});

/** The job of sending a notification to one recipient. */
export const notificationJobSchema = v.object({
  userId: v.string(),
  notification: notificationSchema,
});
