import { sessionStore, useSession, useSessionExpired } from '@mosta/shared/auth';
import { AppError, refreshSession, useQueryClient } from '@mosta/shared/http';
import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { showToast } from '@mosta/shared/toast';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { REGISTRY_CHANGED_EVENT } from '../contract/published';
import { previewedEdition } from '../late/previewed-edition';
import type { SocketAuth } from '../schemas/socket.schema';
import type { NotificationInbox } from './notification-inbox';
import { retryWhenOnline } from './retry-when-online';

/**
 * Keeps the page's one socket open while somebody is signed in, and shows what arrives as toasts and behind the bell.
 * Drawn once, by the host. Visitors never download the code for it.
 */
export function SessionRealtime() {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const client = useQueryClient();
  const userId = useSession()?.user._id;
  const expired = useSessionExpired();
  // one a person: it outlives an expired session, so that what was sent in between counts as missed
  const makeInbox = useMemo(() => (userId ? inboxMaker(client, userId) : null), [client, userId]);
  const showMore = useEffectEvent((count: number) => {
    if (count > 0) showToast(t('notifications.more', { count }), 'info');
  });
  useEffect(() => {
    // events are of the current edition, and would change what a preview shows
    if (!makeInbox || expired || previewedEdition() !== null) return;
    return keepSocketOpen(makeInbox, (count) => showMore(count));
  }, [makeInbox, expired]);
  return null;
}

type InboxMaker = () => Promise<NotificationInbox>;

/** @returns a function that gives the person's one inbox, made at its first call */
function inboxMaker(client: ReturnType<typeof useQueryClient>, userId: string): InboxMaker {
  let inbox: NotificationInbox | null = null;
  return async () => {
    const { createNotificationInbox } = await import(
      /* webpackChunkName: "inbox" */ './notification-inbox'
    );
    inbox ??= createNotificationInbox(client, userId);
    return inbox;
  };
}

/**
 * @param showMore called with how many were missed and are no toasts
 * @returns cleanup
 */
function keepSocketOpen(makeInbox: InboxMaker, showMore: (count: number) => void): () => void {
  return retryWhenOnline(
    () => Promise.all([import('@mosta/shared/realtime'), makeInbox()]),
    ([{ connect, disconnect, onConnected, subscribe }, inbox]) => {
      const unsubscribes = [
        subscribe('notification', inbox.receive),
        subscribe('notification-read', inbox.receiveRead),
        subscribe('registry', () => dispatchEvent(new Event(REGISTRY_CHANGED_EVENT))),
      ];
      connect(handshake, { onRefused: renewToken });
      unsubscribes.push(onConnected(() => void inbox.catchUp().then(showMore)));
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
        disconnect();
      };
    },
  );
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
