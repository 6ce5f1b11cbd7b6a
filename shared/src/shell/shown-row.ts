import { useEffect, useSyncExternalStore } from 'react';
import type { RowFields } from '../contract/rows';

let shown: RowFields | null = null;
const listeners = new Set<() => void>();

function show(row: RowFields | null): void {
  shown = row;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Tells the host which row the page shows (a route's `rows`), for title and description.
 * @param row its fields, the same object for as long as they are; without any where there is no such row
 */
export function useShowRow(row: RowFields): void {
  useEffect(() => {
    show(row);
    return () => show(null);
  }, [row]);
}

/** The row that the page shows, for the host; null where it has told none. */
export function useShownRow(): RowFields | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
