import { authClient } from '@mosta/shared/http';
import { currentLanguage } from '@mosta/shared/i18n';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { NotificationRead, ReceivedNotification } from '../schemas/notification.schema';

/**
 * The notifications that the API keeps for a person, in the page's language: the latest, or those older than the one of
 * that identifier.
 */
export function notificationsQuery(userId: string, before?: string) {
  return queryOptions({
    queryKey: ['notification', userId, 'list', before ?? null, currentLanguage()],
    queryFn: async ({ signal }): Promise<ReceivedNotification[]> => {
      const params = before === undefined ? {} : { before };
      const { data } = await authClient.get<unknown>('v1/notification', { params, signal });
      const { notificationListSchema } = await import(
        /* webpackChunkName: "calls" */ '../schemas/notification.schema'
      );
      return v.parse(notificationListSchema, data);
    },
  });
}

/** How many a person has not read, on whatever device. */
export function unreadQuery(userId: string) {
  return queryOptions({
    queryKey: ['notification', userId, 'unread'],
    queryFn: async ({ signal }): Promise<number> => {
      const { data } = await authClient.get<unknown>('v1/notification/unread', { signal });
      const { unreadSchema } = await import(
        /* webpackChunkName: "calls" */ '../schemas/notification.schema'
      );
      return v.parse(unreadSchema, data).unread;
    },
  });
}

/** What a person wants to be notified of, and how. */
export function notificationChoicesQuery(userId: string) {
  return queryOptions({
    queryKey: ['notification-choices', userId],
    queryFn: async ({ signal }) => {
      const path = 'v1/account/notification-choices';
      const { data } = await authClient.get<unknown>(path, { signal });
      const { notificationChoicesSchema } = await import(
        /* webpackChunkName: "calls" */ '../schemas/notification-choices.schema'
      );
      return v.parse(notificationChoicesSchema, data);
    },
  });
}

/** Fetches lists and count again where they are shown. */
export function refreshNotifications(client: QueryClient, userId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: ['notification', userId] });
}

/** Shows as read what was read here or on another device, at once; the count follows from the API. */
export function noteRead(client: QueryClient, userId: string, read: NotificationRead): void {
  client.setQueriesData<ReceivedNotification[]>(
    { queryKey: ['notification', userId, 'list'] },
    (list) =>
      list?.map((one) =>
        'all' in read || read.ids.includes(one._id) ? { ...one, read: true } : one,
      ),
  );
  void client.invalidateQueries({ queryKey: unreadQuery(userId).queryKey });
}
