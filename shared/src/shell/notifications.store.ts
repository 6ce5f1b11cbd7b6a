import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Notification } from '../schemas/notification.schema';

/** A notification as the page keeps it. */
export type ReceivedNotification = Notification & {
  /** Unique in this page, also for a notification that came without `_id`. */
  key: string;
  /** Epoch milliseconds. */
  receivedAt: number;
  read: boolean;
};

/** Older ones make room. */
const KEPT = 50;

const notificationsStore = createStore<{ list: readonly ReceivedNotification[] }>(() => ({
  list: [],
}));

let counter = 0;

/** Adds a notification, newest first. @returns false for one that is here already: a reconnection may deliver it twice */
export function addNotification(notification: Notification): boolean {
  const { list } = notificationsStore.getState();
  if (notification._id && list.some(({ _id }) => _id === notification._id)) return false;
  counter += 1;
  const received = {
    ...notification,
    key: notification._id ?? `local-${counter}`,
    receivedAt: Date.now(),
    read: false,
  };
  notificationsStore.setState({ list: [received, ...list].slice(0, KEPT) });
  return true;
}

export function markAllRead(): void {
  notificationsStore.setState(({ list }) => ({
    list: list.map((one) => (one.read ? one : { ...one, read: true })),
  }));
}

/** Forgets all: they belong to the person who was signed in. */
export function clearNotifications(): void {
  notificationsStore.setState({ list: [] });
}

/** The signed-in person's notifications, newest first; the component follows their changes. */
export function useNotifications() {
  const list = useStore(notificationsStore, (state) => state.list);
  return { list, unread: list.filter(({ read }) => !read).length, markAllRead };
}
