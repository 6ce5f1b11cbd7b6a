import { readItem, writeItem } from '@mosta/shared/auth';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** Key of local storage for the codes of the favourite places; no account is needed. */
export const PLACES_KEY = 'mosta.favourite-places';

const placesSchema = v.object({
  version: v.literal(1),
  codes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(500)),
  /** What stood here before and was no list: set aside in the same write, so that nothing is lost. */
  unread: v.optional(v.string()),
});
type Kept = v.InferOutput<typeof placesSchema>;

/** `unread`: what this device kept is no list of favourites. `unstored`: the device refuses to keep the list. */
export type FavouritesProblem = 'unread' | 'unstored';

export type Favourites = {
  codes: ReadonlySet<string>;
  problem: FavouritesProblem | undefined;
  /** Adds a place or takes it away. */
  toggle: (code: string) => void;
};

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // This event fires when another tab writes.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const stored = () => readItem(PLACES_KEY);
const storedAtBuild = () => null;

/** What a stored text holds; undefined where it is none of ours. */
function readKept(text: string | null): Kept | undefined {
  if (text === null) return { version: 1, codes: [] };
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), placesSchema), text);
  return parsed.success ? parsed.output : undefined;
}

function toggle(code: string): void {
  // Read again: another tab may have written since the last render.
  const text = stored();
  const kept = readKept(text) ?? { version: 1, codes: [], unread: text ?? '' };
  const codes = new Set(kept.codes);
  if (!codes.delete(code)) codes.add(code);
  writeItem(PLACES_KEY, JSON.stringify({ ...kept, codes: [...codes] }));
  for (const listener of listeners) listener();
}

/** Whether the device has the text itself; what it refuses lives as long as the page. */
function isKept(text: string | null): boolean {
  try {
    return localStorage.getItem(PLACES_KEY) === text;
  } catch {
    return text === null;
  }
}

function problemOf(text: string | null): FavouritesProblem | undefined {
  if (!readKept(text)) return 'unread';
  return isKept(text) ? undefined : 'unstored';
}

/** The visitor's favourite places, the same in all tabs and kept on the device. */
export function useFavouritePlaces(): Favourites {
  const text = useSyncExternalStore(subscribe, stored, storedAtBuild);
  const codes = useMemo(() => new Set(readKept(text)?.codes), [text]);
  const problem = useMemo(() => {
    // A build has no device.
    return typeof window === 'undefined' ? undefined : problemOf(text);
  }, [text]);
  return { codes, problem, toggle: useCallback(toggle, []) };
}
