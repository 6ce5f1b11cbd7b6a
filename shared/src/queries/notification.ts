import { authClient, useMutation } from '@mosta/shared/http';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  type NotificationRead,
  notificationListSchema,
  type ReceivedNotification,
  unreadSchema,
} from '../schemas/notification.schema';
import {
  type NotificationCategory,
  type NotificationChoices,
  notificationChoicesSchema,
} from '../schemas/notification-choices.schema';

/** The notifications that the API keeps for a person: the latest, or those older than the one of that identifier. */
export function notificationsQuery(userId: string, before?: string) {
  return queryOptions({
    queryKey: ['notification', userId, 'list', before ?? null],
    queryFn: async ({ signal }): Promise<ReceivedNotification[]> => {
      const params = before === undefined ? {} : { before };
      const { data } = await authClient.get<unknown>('v1/notification', { params, signal });
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

/** Which notifications have been read: one by its identifier, or all of them. */
export type WhatIsRead = { id: string } | 'all';

/** Stores on the server what a person has read; every tab and device follows. A notification leads away: the call goes on. */
export function useMarkNotificationsRead(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (what: WhatIsRead) => {
      const path = what === 'all' ? 'read-all' : `${encodeURIComponent(what.id)}/read`;
      const { data } = await authClient.post<unknown>(`v1/notification/${path}`);
      return v.parse(unreadSchema, data).unread;
    },
    onSuccess: (unread, what) => {
      client.setQueryData(unreadQuery(userId).queryKey, unread);
      noteRead(client, userId, what === 'all' ? { all: true } : { ids: [what.id] });
    },
  });
}

export type ChoiceChange = {
  channel: keyof NotificationChoices;
  category: NotificationCategory;
  on: boolean;
};

/** The choices with one of them changed. */
export function withChoice(
  choices: NotificationChoices,
  { channel, category, on }: ChoiceChange,
): NotificationChoices {
  return { ...choices, [channel]: { ...choices[channel], [category]: on } };
}

/**
 * Saves one of a person's choices. It shows at once; where saving fails, the former one shows again. It
 * has been seen as changed: leaving does not end the call.
 */
export function useChangeNotificationChoice(userId: string) {
  const client = useQueryClient();
  const { queryKey } = notificationChoicesQuery(userId);

  function apply(change: ChoiceChange): void {
    client.setQueryData(queryKey, (known) => known && withChoice(known, change));
  }

  return useMutation({
    // one after the other: each sends all the choices
    scope: { id: 'notification-choices' },
    mutationFn: async () => {
      const { data } = await authClient.patch<unknown>(
        'v1/account/notification-choices',
        client.getQueryData(queryKey),
      );
      return v.parse(notificationChoicesSchema, data);
    },
    onMutate: async (change: ChoiceChange) => {
      await client.cancelQueries({ queryKey });
      apply(change);
    },
    onError: (_error, change) => apply({ ...change, on: !change.on }),
  });
}
