import { useSession } from '@mosta/shared/auth';
import {
  notificationChoicesQuery,
  notificationsQuery,
  unreadQuery,
  useChangeNotificationChoice,
  useMarkNotificationsRead,
  useQuery,
} from '@mosta/shared/queries';

/** How many are unread, on whatever device; 0 until it is known. */
export function useUnread(): number {
  const userId = useSession()?.user._id ?? '';
  return useQuery({ ...unreadQuery(userId), enabled: userId !== '' }).data ?? 0;
}

/** The latest notifications, or those older than the one of that identifier; the newest first. */
export function useNotificationPage(before?: string) {
  const userId = useSession()?.user._id ?? '';
  return useQuery({ ...notificationsQuery(userId, before), enabled: userId !== '' });
}

/** Marks notifications as read on the server, which informs every tab and device. */
export function useMarkRead() {
  return useMarkNotificationsRead(useSession()?.user._id ?? '');
}

/** What the signed-in person wants to be notified of, and how. */
export function useChoices() {
  const userId = useSession()?.user._id ?? '';
  return useQuery({ ...notificationChoicesQuery(userId), enabled: userId !== '' });
}

/** Saves one of these choices. */
export function useChangeChoice() {
  return useChangeNotificationChoice(useSession()?.user._id ?? '');
}
