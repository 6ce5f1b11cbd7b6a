import { authClient, type useQueryClient } from '@mosta/shared/http';
import * as v from 'valibot';
import {
  type NotificationRead,
  notificationListSchema,
  type ReceivedNotification,
  unreadSchema,
} from '../schemas/notification.schema';
import { notificationChoicesSchema } from '../schemas/notification-choices.schema';

type Call = { signal?: AbortSignal };

/** Everything that the API keeps of a person's notifications. */
const notificationKey = (userId: string) => ['notification', userId] as const;

/** The notifications that the API kept for a person: the latest, or those older than the one of that identifier. */
export function notificationsQuery(userId: string, before?: string) {
  return {
    queryKey: [...notificationKey(userId), 'list', before ?? null],
    queryFn: async ({ signal }: Call): Promise<ReceivedNotification[]> => {
      const params = before === undefined ? {} : { before };
      const { data } = await authClient.get<unknown>('v1/notification', {
        params,
        ...(signal ? { signal } : {}),
      });
      return v.parse(notificationListSchema, data);
    },
  };
}

/** How many a person has not read, on whatever device. */
export function unreadQuery(userId: string) {
  return {
    queryKey: [...notificationKey(userId), 'unread'],
    queryFn: async ({ signal }: Call): Promise<number> => {
      const { data } = await authClient.get<unknown>('v1/notification/unread', {
        ...(signal ? { signal } : {}),
      });
      return v.parse(unreadSchema, data).unread;
    },
  };
}

/** What a person wants to be told, and how. */
export function notificationChoicesQuery(userId: string) {
  return {
    queryKey: ['notification-choices', userId],
    queryFn: async ({ signal }: Call) => {
      const { data } = await authClient.get<unknown>('v1/account/notification-choices', {
        ...(signal ? { signal } : {}),
      });
      return v.parse(notificationChoicesSchema, data);
    },
  };
}

type QueryClient = ReturnType<typeof useQueryClient>;

/** Asks for list and count anew where they are shown. */
export function refreshNotifications(client: QueryClient, userId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: notificationKey(userId) });
}

/** Shows as read what was read here or on another device, at once; the count follows from the API. */
export function noteRead(client: QueryClient, userId: string, read: NotificationRead): void {
  client.setQueriesData<ReceivedNotification[]>(
    { queryKey: [...notificationKey(userId), 'list'] },
    (list) =>
      list?.map((one) =>
        'all' in read || read.ids.includes(one._id) ? { ...one, read: true } : one,
      ),
  );
  void client.invalidateQueries({ queryKey: unreadQuery(userId).queryKey });
}
