import { readItem, writeItem } from '@mosta/shared/auth';
import * as v from 'valibot';

/** What a page keeps on the device, so that it goes on without network; one value for all tabs. */
type StoredMemory<Value> = {
  read: () => Value;
  /** Changes it, on the device too, so that a page that is closed loses nothing. */
  change: (change: (value: Value) => Value) => void;
  /** Calls on each change, also by another tab. @returns ends it */
  follow: (listener: () => void) => () => void;
};

/** @param schema of the stored value; what it does not take is left for `empty` */
export function createStoredMemory<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  empty: Value,
): StoredMemory<Value> {
  const storedSchema = v.pipe(v.string(), v.parseJson(), schema);
  const listeners = new Set<() => void>();
  let current: Value | null = null;

  function read(): Value {
    if (current === null) {
      const stored = v.safeParse(storedSchema, readItem(key));
      current = stored.success ? stored.output : empty;
    }
    return current;
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return;
    current = null;
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  return {
    read,
    change(change) {
      const next = change(read());
      if (next === current) return;
      current = next;
      writeItem(key, JSON.stringify(next));
      tell();
    },
    follow(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        // What another tab writes from now on is read when it is needed again.
        current = null;
      };
    },
  };
}
