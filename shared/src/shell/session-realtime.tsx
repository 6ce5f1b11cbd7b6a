import { sessionStore, useSession, useSessionExpired } from '@mosta/shared/auth';
import { AppError, refreshSession, useQueryClient } from '@mosta/shared/http';
import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { showToast } from '@mosta/shared/toast';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { SocketAuth } from '../schemas/socket.schema';
import type { NotificationInbox } from './notification-inbox';

/**
 * Keeps the page's one socket open while somebody is signed in, and shows what arrives as toasts and behind the bell.
 * Drawn once, by the host. Visitors never download the code for it.
 */
export function SessionRealtime() {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const client = useQueryClient();
  const userId = useSession()?.user._id;
  const expired = useSessionExpired();
  // one a person: it outlives an expired session, so that what was sent meanwhile is known as missed
  const makeInbox = useMemo(() => (userId ? inboxMaker(client, userId) : null), [client, userId]);
  const tellMore = useEffectEvent((count: number) => {
    if (count > 0) showToast(t('notifications.more', { count }), 'info');
  });
  useEffect(() => {
    if (!makeInbox || expired) return;
    return keepSocketOpen(makeInbox, (count) => tellMore(count));
  }, [makeInbox, expired]);
  return null;
}

type InboxMaker = () => Promise<NotificationInbox>;

/** @returns what gives the person's one inbox, made when it is first asked for */
function inboxMaker(client: ReturnType<typeof useQueryClient>, userId: string): InboxMaker {
  let inbox: NotificationInbox | null = null;
  return async () => {
    const { createNotificationInbox } = await import('./notification-inbox');
    inbox ??= createNotificationInbox(client, userId);
    return inbox;
  };
}

/**
 * @param tellMore tells of so many that were missed and are no toasts
 * @returns its own undoing
 */
function keepSocketOpen(makeInbox: InboxMaker, tellMore: (count: number) => void): () => void {
  let undo: (() => void) | null = null;
  let over = false;
  const open = async () => {
    const [{ connect, disconnect, onConnected, subscribe }, inbox] = await Promise.all([
      import('@mosta/shared/realtime'),
      makeInbox(),
    ]);
    if (over) return;
    const undoings = [
      subscribe('notification', inbox.receive),
      subscribe('notification-read', inbox.receiveRead),
    ];
    connect(handshake, { onRefused: renewToken });
    undoings.push(onConnected(() => void inbox.catchUp().then(tellMore)));
    undo = () => {
      for (const one of undoings) one();
      disconnect();
    };
  };
  // Where the socket's code cannot be fetched, the network's return is the moment to ask again.
  const retry = () => {
    open().catch(() => {
      if (!over) window.addEventListener('online', retry, { once: true });
    });
  };
  retry();
  return () => {
    over = true;
    window.removeEventListener('online', retry);
    undo?.();
  };
}

/** Read at every connection: by then the token may be a new one. */
function handshake(): SocketAuth {
  const auth = sessionStore.getState().auth;
  return { userId: auth?.user._id ?? '', role: auth?.role ?? '', token: auth?.accessToken ?? '' };
}

async function renewToken(): Promise<boolean> {
  try {
    await refreshSession();
    return true;
  } catch (error) {
    // without a session there is nothing to connect for; a network failure passes and is tried again
    if (error instanceof AppError) return false;
    throw error;
  }
}
