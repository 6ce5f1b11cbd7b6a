import { readItem, removeItem, writeItem } from '@mosta/shared/auth';
import * as v from 'valibot';

/** Where the draft of a form is stored, and how it is validated. */
export type DraftKind<Values> = {
  /** Key of local storage. */
  key: string;
  /** Increased whenever older drafts can no longer be read. */
  version: number;
  schema: v.GenericSchema<unknown, Values>;
};

export type StoredDraft<Values> = {
  values: Values | null;
  /** There was an unreadable draft; it is stored under the key with the suffix `:aside`. */
  setAside: boolean;
};

/** Reads a draft. Never throws: a broken, forged or outdated one is set aside. */
export function readDraft<Values>(kind: DraftKind<Values>): StoredDraft<Values> {
  const text = readItem(kind.key);
  if (text === null) return { values: null, setAside: false };
  const stored = v.safeParse(
    v.object({ version: v.literal(kind.version), values: kind.schema }),
    parseJson(text),
  );
  if (stored.success) return { values: stored.output.values, setAside: false };
  removeItem(kind.key);
  writeItem(asideOf(kind), text);
  return { values: null, setAside: true };
}

export function writeDraft<Values>(kind: DraftKind<Values>, values: Values): void {
  writeItem(kind.key, JSON.stringify({ version: kind.version, values }));
}

/** Removes the draft and the one set aside, because they are personal data. */
export function removeDraft<Values>(kind: DraftKind<Values>): void {
  removeItem(kind.key);
  removeItem(asideOf(kind));
}

function asideOf({ key }: { key: string }): string {
  return `${key}:aside`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
