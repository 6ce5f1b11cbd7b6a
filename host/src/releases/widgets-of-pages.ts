import { createContext, useContext, useEffect } from 'react';

/** The remotes that have been seen on each page, by the path of its route: its own, and those of its widgets. */
const seen = new Map<string, Set<string>>();

/** Path of the route whose page is around; null outside of pages. */
export const PagePath = createContext<string | null>(null);

/** Notes that the page around shows something of a remote. */
export function useSeenOnPage(remote: string): void {
  const path = useContext(PagePath);
  useEffect(() => {
    if (path !== null) seen.set(path, new Set(seen.get(path)).add(remote));
  }, [path, remote]);
}

/** The remotes that a page has shown something of until now. */
export function remotesOnPage(path: string): string[] {
  return [...(seen.get(path) ?? [])];
}
