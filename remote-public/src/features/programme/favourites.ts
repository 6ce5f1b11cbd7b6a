import { readItem, writeItem } from '@mosta/shared/auth';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** Key of local storage for the identifiers of the favourites; no account is needed. */
export const FAVOURITES_KEY = 'mosta.favourites';

const favouritesSchema = v.object({
  version: v.literal(1),
  ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(500)),
});

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // this event fires when another tab writes
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const stored = () => readItem(FAVOURITES_KEY);

/** Parses the stored identifiers; returns none for an unknown format. */
export function readFavourites(text: string | null): ReadonlySet<string> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), favouritesSchema), text);
  return new Set(parsed.success ? parsed.output.ids : []);
}

function toggle(id: string): void {
  // read again: another tab may have written since the last render
  const ids = new Set(readFavourites(stored()));
  if (!ids.delete(id)) ids.add(id);
  writeItem(FAVOURITES_KEY, JSON.stringify({ version: 1, ids: [...ids] }));
  for (const listener of listeners) listener();
}

/** The visitor's favourites, the same in all tabs, and the function that adds or removes one. */
export function useFavourites(): [ReadonlySet<string>, (id: string) => void] {
  const text = useSyncExternalStore(subscribe, stored);
  const favourites = useMemo(() => readFavourites(text), [text]);
  return [favourites, useCallback(toggle, [])];
}
