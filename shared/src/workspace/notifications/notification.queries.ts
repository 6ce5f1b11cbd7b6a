import { useSession } from '@mosta/shared/auth';
import { authClient } from '@mosta/shared/http';
import { useLanguage } from '@mosta/shared/i18n';
import {
  noteRead,
  notificationsQuery,
  unreadQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@mosta/shared/queries';
import * as v from 'valibot';
import { unreadSchema } from '../../schemas/notification.schema';

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
