import { useEffect, useSyncExternalStore } from 'react';
import { LATE_PARTS_FETCHED } from '../contract/page-config';
import { savesData } from './saves-data';
import { whenIdle } from './when-idle';

/** Code of a façade that the first picture of a page does not need. */
export type LatePart<Part> = {
  /** Fetches the part unless it is there; a failure is forgotten, and the next call asks again. */
  load: () => Promise<Part>;
  /** The part, where it is there. */
  loaded: () => Part | undefined;
  /** Calls back when the part has come. @returns the unsubscribe function */
  subscribe: (listener: () => void) => () => void;
};

const parts: LatePart<unknown>[] = [];

/** Makes a part of what an `import()` fetches. It is fetched when it is first used, at the latest by `fetchLateParts`. */
export function latePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  const listeners = new Set<() => void>();
  let loaded: Part | undefined;
  let pending: Promise<Part> | undefined;
  const part: LatePart<Part> = {
    load: () => {
      pending ??= fetchPart().then(
        (fetched) => {
          loaded = fetched;
          for (const listener of listeners) listener();
          return fetched;
        },
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
    loaded: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  parts.push(part);
  return part;
}

/** Fetches all parts together: for tests, which then find what a page has some moments after its start. */
export async function loadLateParts(): Promise<void> {
  await Promise.all(parts.map((part) => part.load()));
}

/**
 * Fetches the parts one by one, each when the browser is idle, so that they are there before they are asked for, and when
 * the network has gone; none for who saves data. The page's root element then has the attribute `LATE_PARTS_FETCHED`.
 * @returns ends it
 */
export function fetchLateParts(): () => void {
  if (savesData()) return () => undefined;
  const waiting = parts.filter((part) => part.loaded() === undefined);
  let cancel: (() => void) | undefined;
  let ended = false;
  const next = () => {
    if (ended) return;
    const part = waiting.shift();
    if (!part) return document.documentElement.setAttribute(LATE_PARTS_FETCHED, '');
    cancel = whenIdle(() => {
      // whoever uses it asks again
      void part.load().then(next, next);
    });
  };
  next();
  return () => {
    ended = true;
    cancel?.();
  };
}

/**
 * The part, once it is there.
 * @param wanted fetches it at once; should the network have failed, again when it is back
 */
export function useLatePart<Part>(part: LatePart<Part>, wanted: boolean): Part | undefined {
  const loaded = useSyncExternalStore(part.subscribe, part.loaded, part.loaded);
  const missing = wanted && loaded === undefined;
  useEffect(() => {
    if (!missing) return;
    const attempt = () => {
      part.load().catch(() => addEventListener('online', attempt, { once: true }));
    };
    attempt();
    return () => removeEventListener('online', attempt);
  }, [part, missing]);
  return loaded;
}
