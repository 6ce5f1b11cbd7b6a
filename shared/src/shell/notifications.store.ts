import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Notification } from '../schemas/notification.schema';

/** A notification that arrived while the page was open. */
export type LiveNotification = Notification & {
  /** Unique in this page, also for a notification that came without `_id`. */
  key: string;
  /** Epoch milliseconds. */
  receivedAt: number;
};

type NotificationsState = {
  list: readonly LiveNotification[];
  /** When the signed-in person last looked at their notifications; epoch milliseconds, 0 for never. */
  readAt: number;
};

/** Older ones make room. */
const KEPT = 50;

const notificationsStore = createStore<NotificationsState>(() => ({ list: [], readAt: 0 }));

let counter = 0;
let owner: string | null = null;

const readAtKey = (userId: string) => `notificationsReadAt:${userId}`;

/** Begins with the notifications of one person, or of nobody: they are not shown to the next. */
export function openNotifications(userId: string | null): void {
  owner = userId;
  const stored = userId === null ? 0 : Number(readStored(userId));
  notificationsStore.setState({ list: [], readAt: Number.isFinite(stored) ? stored : 0 });
}

/** Adds a notification, newest first. @returns false for one that is here already: a reconnection may deliver it twice */
export function addNotification(notification: Notification): boolean {
  const { list } = notificationsStore.getState();
  if (notification._id && list.some(({ _id }) => _id === notification._id)) return false;
  counter += 1;
  const received: LiveNotification = {
    ...notification,
    key: notification._id ?? `live-${counter}`,
    receivedAt: Date.now(),
  };
  notificationsStore.setState({ list: [received, ...list].slice(0, KEPT) });
  return true;
}

/** Everything that arrived up to now has been seen; this browser remembers it. */
export function markAllRead(): void {
  const readAt = Date.now();
  notificationsStore.setState({ readAt });
  if (owner === null) return;
  try {
    localStorage.setItem(readAtKey(owner), String(readAt));
  } catch {
    // a browser that refuses storage shows them as unread again on the next visit
    return;
  }
}

function readStored(userId: string): string | null {
  try {
    return localStorage.getItem(readAtKey(userId));
  } catch {
    return null;
  }
}

/** What arrived for the signed-in person, newest first; the component follows the changes. */
export function useNotifications() {
  const { list, readAt } = useStore(notificationsStore);
  const unread = list.filter(({ receivedAt }) => receivedAt > readAt).length;
  return { list, unread, readAt, markAllRead };
}
