import { sessionStore, useSession } from '@mosta/shared/auth';
import { AppError, refreshSession } from '@mosta/shared/http';
import { showToast } from '@mosta/shared/toast';
import { useEffect } from 'react';
import * as v from 'valibot';
import { notificationSchema } from '../schemas/notification.schema';
import type { SocketAuth } from '../schemas/socket.schema';
import { addNotification, openNotifications } from './notifications.store';

/**
 * Keeps the page's one socket open while somebody is signed in, and shows what arrives as toasts and in
 * `useNotifications`. Drawn once, by the host. Visitors never download the socket's code.
 */
export function SessionRealtime() {
  const userId = useSession()?.user._id;
  useEffect(() => {
    if (!userId) return;
    openNotifications(userId);
    let undo: (() => void) | null = null;
    let over = false;
    const open = async () => {
      const { connect, disconnect, subscribe } = await import('@mosta/shared/realtime');
      if (over) return;
      const unsubscribe = subscribe('notification', receive);
      connect(handshake, { onRefused: renewToken });
      undo = () => {
        unsubscribe();
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
      openNotifications(null);
    };
  }, [userId]);
  return null;
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

function receive(event: unknown): void {
  const parsed = v.safeParse(notificationSchema, event);
  if (!parsed.success) return;
  const { title, message } = parsed.output;
  // the specification's text, to the letter (section 7)
  if (addNotification(parsed.output)) showToast(`📢 ${title}: ${message}`, 'info');
}
