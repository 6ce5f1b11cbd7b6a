import { useStore } from 'zustand';
import { claimSingleCopy } from '../contract/single-copy';
import type { ServerEvents } from '../schemas/socket.schema';
import { type ConnectionState, connectionStore, theSocket } from './connection';

claimSingleCopy('@mosta/shared/realtime');

export {
  type ConnectionState,
  type ConnectOptions,
  connect,
  disconnect,
  followPublicEvents,
} from './connection';

/** Calls `listener` for each event of that name. @returns unsubscribe */
export function subscribe<Name extends keyof ServerEvents>(
  event: Name,
  listener: ServerEvents[Name],
): () => void {
  const target = theSocket();
  target.on(event, listener as never);
  return () => {
    target.off(event, listener as never);
  };
}

/**
 * Calls `listener` whenever the socket has opened, and at once when it is open: what was announced before was missed.
 * @returns unsubscribes
 */
export function onConnected(listener: () => void): () => void {
  if (connectionStore.getState().state === 'connected') listener();
  return connectionStore.subscribe(({ state }, before) => {
    if (state === 'connected' && before.state !== 'connected') listener();
  });
}

/** State of the page's socket; the component follows its changes. */
export function useConnectionState(): ConnectionState {
  return useStore(connectionStore, ({ state }) => state);
}
