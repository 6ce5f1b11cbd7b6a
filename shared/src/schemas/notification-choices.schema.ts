import * as v from 'valibot';

/** What a notification is about: one's own participation, one's stands and options, or everybody. */
export const NOTIFICATION_CATEGORIES = ['dossier', 'stands', 'announcements'] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

/** What a person wants to be told, and how. The list behind the bell keeps everything. */
export const notificationChoicesSchema = v.object({
  /** Also by e-mail. */
  mail: v.object({ dossier: v.boolean(), stands: v.boolean(), announcements: v.boolean() }),
  /** As a toast while the portal is open. */
  toasts: v.object({ dossier: v.boolean(), stands: v.boolean(), announcements: v.boolean() }),
});
export type NotificationChoices = v.InferOutput<typeof notificationChoicesSchema>;

/** Of whoever has chosen nothing. */
export const DEFAULT_NOTIFICATION_CHOICES: NotificationChoices = {
  mail: { dossier: true, stands: false, announcements: false },
  toasts: { dossier: true, stands: true, announcements: true },
};
