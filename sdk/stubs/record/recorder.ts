/** One thing that the page gave to the remote, or that happened around it, in the order in which it came. */
export type Recorded = {
  kind: 'route' | 'slot' | 'left' | 'language' | 'scheme' | 'session' | 'connection' | 'event';
  /** Path of the route, name of the slot, language, colour scheme, user, state of the socket, or name of the event. */
  name: string;
  /** Props of a slot, without its functions; what an event brought. */
  value?: unknown;
};

/** Name on `window` under which a test finds everything that was recorded. */
const PLACE = 'portalRecorded';

const listeners = new Set<() => void>();
let recorded: readonly Recorded[] = [];

/** Adds what has happened, unless the last entry of its kind says the same. */
export function record(entry: Recorded): void {
  const last = recorded.findLast(({ kind }) => kind === entry.kind);
  const isState = !['route', 'slot', 'left', 'event'].includes(entry.kind);
  if (isState && last?.name === entry.name) return;
  // functions have no place in a record
  recorded = [...recorded, JSON.parse(JSON.stringify(entry))];
  Reflect.set(window, PLACE, recorded);
  for (const listener of listeners) listener();
}

export function readRecord(): readonly Recorded[] {
  return recorded;
}

/** @returns the function that ends it */
export function onRecord(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
