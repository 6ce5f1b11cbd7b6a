import { readItem, writeItem } from '@mosta/shared/auth';
import { entranceSchema, passageSchema } from '@mosta/shared/schemas/entrance.schema';
import * as v from 'valibot';

const noticeSchema = v.object({
  key: v.string(),
  outcome: v.picklist(['inside', 'revoked', 'unknown', 'absent']),
  /** When this device let the person in. */
  at: v.string(),
  since: v.nullable(v.string()),
  gate: v.nullable(v.string()),
  name: v.nullable(v.string()),
  reference: v.nullable(v.string()),
});

const memorySchema = v.object({
  version: v.literal(1),
  /** What the service said last; null: never. */
  known: v.nullable(
    v.object({
      ...v.omit(entranceSchema, ['entries', 'revoked']).entries,
      revoked: v.array(v.string()),
      /** Badges that are inside, each with the moment of its entry. */
      inside: v.record(v.string(), v.string()),
    }),
  ),
  /** Passages that the service has not been told. */
  queue: v.array(passageSchema),
  /** What the service found wrong with passages that were decided here. */
  notices: v.array(noticeSchema),
});

/** What a device at the gate keeps, so that it can decide without connection; no names but those of notices. */
export type GateMemory = v.InferOutput<typeof memorySchema>;
export type GateNotice = v.InferOutput<typeof noticeSchema>;

const KEY = 'entrance';
const EMPTY: GateMemory = { version: 1, known: null, queue: [], notices: [] };
const storedSchema = v.pipe(v.string(), v.parseJson(), memorySchema);

let current: GateMemory | null = null;
const listeners = new Set<() => void>();

export function gateMemory(): GateMemory {
  if (current === null) {
    const stored = v.safeParse(storedSchema, readItem(KEY));
    current = stored.success ? stored.output : EMPTY;
  }
  return current;
}

/** Changes it, on the device too, so that a page that is closed loses nothing. */
export function changeMemory(change: (memory: GateMemory) => GateMemory): void {
  const next = change(gateMemory());
  if (next === current) return;
  current = next;
  writeItem(KEY, JSON.stringify(next));
  tell();
}

/** Calls on each change, also by another tab. @returns ends it */
export function followMemory(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', onStorage);
      // What another tab writes from now on is read when it is needed again.
      current = null;
    }
  };
}

function onStorage({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  current = null;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
