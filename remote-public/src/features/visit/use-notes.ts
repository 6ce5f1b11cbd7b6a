import { readItem, writeItem } from '@mosta/shared/auth';
import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { VISIT_NOTES_KEY } from '../../favourites';

/** Longest note, in characters. */
export const LONGEST_NOTE = 300;

const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(1),
    notes: v.record(v.string(), v.string()),
    /** What stood here before and was no list of notes. */
    unread: v.optional(v.string()),
  }),
);
type Kept = v.InferOutput<typeof keptSchema>;

const listeners = new Set<() => void>();

function readKept(text: string | null): Kept {
  if (text === null) return { version: 1, notes: {} };
  const kept = v.safeParse(keptSchema, text);
  return kept.success ? kept.output : { version: 1, notes: {}, unread: text };
}

/** Writes a note, or takes an empty one away. Read anew first: another tab may have written. */
function setNote(key: string, note: string): void {
  const kept = readKept(readItem(VISIT_NOTES_KEY));
  const { [key]: _before, ...others } = kept.notes;
  const notes = note === '' ? others : { ...others, [key]: note.slice(0, LONGEST_NOTE) };
  writeItem(VISIT_NOTES_KEY, JSON.stringify({ ...kept, notes }));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // This event fires when another tab writes.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The visitor's notes by the key of what they are about; they stay on this device. */
export function useNotes() {
  const text = useSyncExternalStore(
    subscribe,
    () => readItem(VISIT_NOTES_KEY),
    () => null,
  );
  const notes = useMemo(() => readKept(text).notes, [text]);
  return { notes, setNote };
}
