import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { readItem, writeItem } from './browser-storage';

/** Nobody keeps more on purpose; more would make each reading slow. */
export const MOST_KEPT = 500;

/**
 * `unread`: what this device kept is no such list. `unstored`: the device refuses to keep the list.
 * `full`: the last one was not added, because the list holds as many as it may.
 */
export type KeptListProblem = 'unread' | 'unstored' | 'full';

export type KeptList = {
  ids: ReadonlySet<string>;
  problem: KeptListProblem | undefined;
  /** Adds an identifier or takes it away. */
  toggle: (id: string) => void;
};

type Kept = {
  ids: readonly string[];
  /** What stood here before and was no list: set aside in the same write, so that nothing is lost. */
  unread: string | undefined;
};

const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ version: v.literal(1), unread: v.optional(v.string()) }),
);
const idsSchema = v.array(v.string());

/**
 * A list of identifiers that the visitor keeps on this device, the same in all tabs; no account is needed. A list that is
 * longer than may be added to is read whole.
 * @param key of local storage
 * @param field under which the stored object has the identifiers, beside `version: 1`
 * @returns the hook that reads and changes it
 */
export function createKeptList(key: string, field: string): () => KeptList {
  const listeners = new Set<() => void>();
  let refused = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    // This event fires when another tab writes.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  const stored = () => readItem(key);

  /** What a stored text holds; undefined where it is none of ours. */
  function readKept(text: string | null): Kept | undefined {
    if (text === null) return { ids: [], unread: undefined };
    const kept = v.safeParse(keptSchema, text);
    const ids = v.safeParse(idsSchema, kept.success ? kept.output[field] : undefined);
    return kept.success && ids.success
      ? { ids: ids.output, unread: kept.output.unread }
      : undefined;
  }

  function toggle(id: string): void {
    // Read again: another tab may have written since the last render.
    const text = stored();
    const { ids, unread } = readKept(text) ?? { ids: [], unread: text ?? '' };
    const next = new Set(ids);
    refused = !next.delete(id) && next.size >= MOST_KEPT;
    if (!refused) {
      if (!ids.includes(id)) next.add(id);
      writeItem(key, JSON.stringify({ version: 1, [field]: [...next], unread }));
    }
    tell();
  }

  /** Whether the device has the text itself; what it refuses lives as long as the page. */
  function isKept(text: string | null): boolean {
    try {
      return localStorage.getItem(key) === text;
    } catch {
      return text === null;
    }
  }

  function problemOf(text: string | null, full: boolean): KeptListProblem | undefined {
    // A build has no device.
    if (typeof window === 'undefined') return undefined;
    if (!readKept(text)) return 'unread';
    if (full) return 'full';
    return isKept(text) ? undefined : 'unstored';
  }

  return function useKeptList() {
    const text = useSyncExternalStore(subscribe, stored, () => null);
    const full = useSyncExternalStore(
      subscribe,
      () => refused,
      () => false,
    );
    const ids = useMemo(() => new Set(readKept(text)?.ids), [text]);
    const problem = useMemo(() => problemOf(text, full), [text, full]);
    return { ids, problem, toggle };
  };
}
