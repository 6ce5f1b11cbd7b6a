import { sessionStore } from '@mosta/shared/auth';
import { clockAhead } from '@mosta/shared/http';
import {
  noteRead,
  notificationChoicesQuery,
  notificationsQuery,
  refreshNotifications,
  type useQueryClient,
} from '@mosta/shared/queries';
import { showToast } from '@mosta/shared/toast';
import * as v from 'valibot';
import {
  type Notification,
  notificationReadSchema,
  notificationSchema,
  type ReceivedNotification,
} from '../schemas/notification.schema';

/** Of what was missed while the connection was lost, so many are toasts; the others are counted in one more. */
const MISSED_TOASTS = 3;
/** What a person chose is asked for again after this many milliseconds. */
const CHOICES_FRESH_MS = 5 * 60_000;

export type NotificationInbox = ReturnType<typeof createNotificationInbox>;

/** Receives one person's notifications: each is one toast at most, and the list behind the bell follows. */
export function createNotificationInbox(client: ReturnType<typeof useQueryClient>, userId: string) {
  /** Identifiers that were toasts, or were sent before this page began. */
  const known = new Set<string>();
  /** The list was read once: what is new in it later was missed. */
  let begun = false;

  async function isWanted({ category }: Notification): Promise<boolean> {
    if (!category) return true;
    const query = { ...notificationChoicesQuery(userId), staleTime: CHOICES_FRESH_MS };
    // where the choices cannot be had, everything is shown
    return client.fetchQuery(query).then(
      ({ toasts }) => toasts[category],
      () => true,
    );
  }

  function toast({ title, message }: Notification): void {
    // somebody else may have signed in while the choices were asked for
    if (sessionStore.getState().auth?.user._id !== userId) return;
    // the specification's text, to the letter (section 7)
    showToast(`📢 ${title}: ${message}`, 'info');
  }

  /** @returns false for one that was here already: delivery is at least once */
  function isNew({ _id }: Notification): boolean {
    if (_id === undefined) return true;
    if (known.has(_id)) return false;
    known.add(_id);
    return true;
  }

  /** @returns how many were too many for toasts */
  async function toastMissed(missed: readonly Notification[]): Promise<number> {
    const wanted: Notification[] = [];
    for (const one of missed) if (await isWanted(one)) wanted.push(one);
    // the newest comes first in the list, and last on the screen
    for (const one of wanted.slice(0, MISSED_TOASTS).reverse()) toast(one);
    return Math.max(0, wanted.length - MISSED_TOASTS);
  }

  return {
    /** Of the socket event `notification`. */
    receive(event: unknown): void {
      const parsed = v.safeParse(notificationSchema, event);
      if (!parsed.success || !isNew(parsed.output)) return;
      const notification = parsed.output;
      void isWanted(notification).then((wanted) => wanted && toast(notification));
      void refreshNotifications(client, userId);
    },

    /** Of the socket event `notification-read`. */
    receiveRead(event: unknown): void {
      const parsed = v.safeParse(notificationReadSchema, event);
      if (parsed.success) noteRead(client, userId, parsed.output);
    },

    /**
     * Whenever the connection has opened: what was sent while it was lost is in the list, and so is what was sent
     * since the page began, before the first connection.
     * @returns how many were missed and are no toasts, since they would be too many
     */
    async catchUp(): Promise<number> {
      const again = begun;
      const list = await client.fetchQuery(notificationsQuery(userId)).catch(() => null);
      // the next connection asks again
      if (list === null) return 0;
      begun = true;
      const missed = list
        .filter(isNew)
        .filter((one) => !one.read && (again || sentSincePageBegan(one)));
      if (again) await refreshNotifications(client, userId);
      return toastMissed(missed);
    },
  };
}

/** Whether it was sent since this page was opened, by the service's clock. */
function sentSincePageBegan({ sentAt }: ReceivedNotification): boolean {
  return Date.parse(sentAt) >= performance.timeOrigin - clockAhead();
}
