import { createContext, useContext } from 'react';
import type { Remotes } from './remotes';

export const RemotesContext = createContext<Remotes | null>(null);

/** @throws Error outside of the host's providers */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('RemotesContext is missing');
  return remotes;
}
