import * as v from 'valibot';

/** Topics of notifications: one's own participation, one's stands and holds, or announcements to everybody. */
export const NOTIFICATION_CATEGORIES = ['dossier', 'stands', 'announcements'] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

/** Which notifications a person wants, and how. The list behind the bell shows all of them. */
export const notificationChoicesSchema = v.object({
  /** Also by e-mail. */
  mail: v.object({ dossier: v.boolean(), stands: v.boolean(), announcements: v.boolean() }),
  /** As a toast while the portal is open. */
  toasts: v.object({ dossier: v.boolean(), stands: v.boolean(), announcements: v.boolean() }),
});
export type NotificationChoices = v.InferOutput<typeof notificationChoicesSchema>;

/** Defaults. */
export const DEFAULT_NOTIFICATION_CHOICES: NotificationChoices = {
  mail: { dossier: true, stands: false, announcements: false },
  toasts: { dossier: true, stands: true, announcements: true },
};
