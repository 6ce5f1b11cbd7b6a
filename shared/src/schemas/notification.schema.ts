import * as v from 'valibot';
import { NOTIFICATION_CATEGORIES } from './notification-choices.schema';

/** Payload of the socket event `notification`. */
export const notificationSchema = v.object({
  _id: v.optional(v.string()),
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  message: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
  category: v.optional(v.picklist(NOTIFICATION_CATEGORIES)),
  /** Path of the view that it is about; null or absent for none. */
  link: v.nullish(v.pipe(v.string(), v.startsWith('/'), v.regex(/^\/(?![/\\])/))),
});
export type Notification = v.InferOutput<typeof notificationSchema>;

/** What an organiser posts to `/v1/notification`: to one user, or to all exhibitors when `userId` is absent. */
export const sendNotificationInputSchema = v.object({
  title: v.pipe(
    v.string('Donnez un titre.'),
    v.trim(),
    v.nonEmpty('Donnez un titre.'),
    v.maxLength(200, 'Le titre compte au plus 200 caractères.'),
  ),
  message: v.pipe(
    v.string('Écrivez un message.'),
    v.trim(),
    v.nonEmpty('Écrivez un message.'),
    v.maxLength(2000, 'Le message compte au plus 2000 caractères.'),
  ),
  userId: v.optional(v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'))),
});
export type SendNotificationInput = v.InferOutput<typeof sendNotificationInputSchema>;

/** A notification as `GET /v1/notification` lists it. */
export const receivedNotificationSchema = v.object({
  ...notificationSchema.entries,
  _id: v.string(),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
  read: v.optional(v.boolean(), false),
});
export const notificationListSchema = v.array(receivedNotificationSchema);
export type ReceivedNotification = v.InferOutput<typeof receivedNotificationSchema>;

/** Number of unread notifications of a user. */
export const unreadSchema = v.object({ unread: v.pipe(v.number(), v.integer(), v.minValue(0)) });
export type Unread = v.InferOutput<typeof unreadSchema>;

/** Which notifications are wanted. */
export const notificationQuerySchema = v.object({
  /** Older than the notification of that identifier. */
  before: v.optional(v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'))),
});

/** Payload of the socket event `notification-read`: what a user read on one device, sent to their others. */
export const notificationReadSchema = v.union([
  v.object({ ids: v.array(v.string()) }),
  v.object({ all: v.literal(true) }),
]);
export type NotificationRead = v.InferOutput<typeof notificationReadSchema>;
