import { useSession } from '@mosta/shared/auth';
import { authClient } from '@mosta/shared/http';
import { useLanguage } from '@mosta/shared/i18n';
import {
  noteRead,
  notificationChoicesQuery,
  notificationsQuery,
  unreadQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@mosta/shared/queries';
import { unreadSchema } from '@mosta/shared/schemas/notification.schema';
import {
  type NotificationCategory,
  type NotificationChoices,
  notificationChoicesSchema,
} from '@mosta/shared/schemas/notification-choices.schema';
import * as v from 'valibot';

/** How many are unread, on whatever device; 0 until it is known. */
export function useUnread(): number {
  const userId = useSession()?.user._id ?? '';
  return useQuery({ ...unreadQuery(userId), enabled: userId !== '' }).data ?? 0;
}

/** The latest notifications, or those older than the one of that identifier; the newest first. */
export function useNotificationPage(before?: string) {
  const userId = useSession()?.user._id ?? '';
  // its words are the API's
  useLanguage();
  return useQuery({ ...notificationsQuery(userId, before), enabled: userId !== '' });
}

/** What the signed-in person wants to be notified of, and how. */
export function useChoices() {
  const userId = useSession()?.user._id ?? '';
  return useQuery({ ...notificationChoicesQuery(userId), enabled: userId !== '' });
}

/** Which notifications have been read: one by its identifier, or all of them. */
type WhatIsRead = { id: string } | 'all';

/** Marks notifications as read on the server; every tab and device follows. A notification leads away: the call goes on. */
export function useMarkRead() {
  const userId = useSession()?.user._id ?? '';
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

type ChoiceChange = {
  channel: keyof NotificationChoices;
  category: NotificationCategory;
  on: boolean;
};

/** The choices with one of them changed. */
function withChoice(
  choices: NotificationChoices,
  { channel, category, on }: ChoiceChange,
): NotificationChoices {
  return { ...choices, [channel]: { ...choices[channel], [category]: on } };
}

/**
 * Saves one of a person's choices. It shows at once; where saving fails, the former one shows again. It
 * has been seen as changed: leaving does not end the call.
 */
export function useChangeChoice() {
  const userId = useSession()?.user._id ?? '';
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
