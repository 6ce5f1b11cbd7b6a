import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RemoteLoader, RemoteState } from './remote-loader';
import type { Remotes } from './remotes';

export const RemotesContext = createContext<Remotes | null>(null);

/** @throws Error outside of the host's providers */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('RemotesContext is missing');
  return remotes;
}

const IDLE: RemoteState = { status: 'idle' };
const subscribeToNothing = () => () => undefined;

/** The loading state of a remote; the component renders again when it changes. */
export function useRemoteState(loader: RemoteLoader | undefined): RemoteState {
  return useSyncExternalStore(
    loader?.subscribe ?? subscribeToNothing,
    loader?.getState ?? (() => IDLE),
  );
}
