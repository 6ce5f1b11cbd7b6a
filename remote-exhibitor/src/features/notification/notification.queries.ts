import { useSession } from '@mosta/shared/auth';
import { authClient, useQuery } from '@mosta/shared/http';
import { notificationListSchema } from '@mosta/shared/schemas/notification.schema';
import { useNotifications } from '@mosta/shared/shell';
import * as v from 'valibot';

export type ListedNotification = {
  key: string;
  title: string;
  message: string;
  /** Epoch milliseconds. */
  at: number;
};

/** What the API kept for the signed-in person. */
function useEarlierNotifications() {
  const userId = useSession()?.user._id;
  return useQuery({
    queryKey: ['notification', userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>('v1/notification', { signal });
      return v.parse(notificationListSchema, data);
    },
  });
}

type NotificationList = {
  list: ListedNotification[];
  unread: number;
  /** The earlier ones could not be loaded. */
  failed: boolean;
  markAllRead: () => void;
};

/** Earlier notifications and those that arrive while the page is open, newest first, each once. */
export function useNotificationList(): NotificationList {
  const live = useNotifications();
  const earlier = useEarlierNotifications();
  const liveIds = new Set(live.list.map(({ _id }) => _id));
  const list: ListedNotification[] = [
    ...live.list.map(({ key, title, message, receivedAt }) => ({
      key,
      title,
      message,
      at: receivedAt,
    })),
    ...(earlier.data ?? [])
      .filter(({ _id }) => !liveIds.has(_id))
      .map(({ _id, title, message, sentAt }) => ({
        key: _id,
        title,
        message,
        at: Date.parse(sentAt),
      })),
  ].sort((left, right) => right.at - left.at);
  const unread = list.filter(({ at }) => at > live.readAt).length;
  return { list, unread, failed: earlier.isError, markAllRead: live.markAllRead };
}
