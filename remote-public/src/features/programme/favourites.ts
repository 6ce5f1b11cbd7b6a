import { readItem, writeItem } from '@mosta/shared/auth';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** Where the browser keeps the identifiers of the chosen entries; nobody needs an account for it. */
export const FAVOURITES_KEY = 'mosta.favourites';

const favouritesSchema = v.object({
  version: v.literal(1),
  ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(500)),
});

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // this event tells what the other tabs have written
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const stored = () => readItem(FAVOURITES_KEY);

/** The identifiers in what was stored; none when it is not what this version writes. */
export function readFavourites(text: string | null): ReadonlySet<string> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), favouritesSchema), text);
  return new Set(parsed.success ? parsed.output.ids : []);
}

function toggle(id: string): void {
  // read anew: another tab may have written since this one was drawn
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
