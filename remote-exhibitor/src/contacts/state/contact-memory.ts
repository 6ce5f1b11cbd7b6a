import { sessionStore } from '@mosta/shared/auth';
import { OWN_STORAGE_PREFIX } from '@mosta/shared/schemas/session.schema';
import {
  type VisitorContact,
  type VisitorContactList,
  type VisitorScan,
  visitorContactListSchema,
  visitorScanSchema,
} from '@mosta/shared/schemas/visitor-contact.schema';
import { createStoredMemory } from '@mosta/shared/workspace/scanner/stored-memory';
import * as v from 'valibot';

const memorySchema = v.object({
  version: v.literal(1),
  /** The account whose contacts these are. */
  owner: v.string(),
  /** When the service told the list. */
  savedAt: v.nullable(v.string()),
  list: v.nullable(visitorContactListSchema),
  /** Scans that the service has not been told. */
  waiting: v.array(visitorScanSchema),
});

/** What the device of an exhibitor keeps, so that a stand works without network; it goes with a sign-out. */
export type ContactMemory = v.InferOutput<typeof memorySchema>;

const EMPTY: ContactMemory = { version: 1, owner: '', savedAt: null, list: null, waiting: [] };
const memory = createStoredMemory(`${OWN_STORAGE_PREFIX}contacts`, memorySchema, EMPTY);

export const followContacts = memory.follow;

/** What is kept for the account that is signed in. */
export function contactMemory(): ContactMemory {
  const kept = memory.read();
  return kept.owner === ownerNow() ? kept : EMPTY;
}

/** Changes it; an answer that arrives after a sign-out leaves nothing behind. */
export function changeContacts(change: (memory: ContactMemory) => ContactMemory): void {
  const owner = ownerNow();
  if (owner === undefined) return;
  memory.change((kept) => change(kept.owner === owner ? kept : { ...EMPTY, owner }));
}

const ownerNow = () => sessionStore.getState().auth?.user._id;

export function withList(kept: ContactMemory, list: VisitorContactList, at: Date): ContactMemory {
  return { ...kept, list, savedAt: at.toISOString() };
}

/** A contact as the service has just told it, in its place or at the head of the list. */
export function withContact(kept: ContactMemory, contact: VisitorContact): ContactMemory {
  if (!kept.list) return kept;
  const { items } = kept.list;
  const known = items.some(({ _id }) => _id === contact._id);
  const next = known
    ? items.map((one) => (one._id === contact._id ? contact : one))
    : [contact, ...items];
  return { ...kept, list: { ...kept.list, items: next } };
}

export function withoutContact(kept: ContactMemory, id: string): ContactMemory {
  if (!kept.list) return kept;
  const items = kept.list.items.filter(({ _id }) => _id !== id);
  return { ...kept, list: { ...kept.list, items } };
}

/** A scan that waits for the network; the same badge waits once. */
export function withWaiting(kept: ContactMemory, scan: VisitorScan): ContactMemory {
  if (kept.waiting.some(({ code }) => code === scan.code)) return kept;
  return { ...kept, waiting: [...kept.waiting, scan] };
}

export function withoutWaiting(kept: ContactMemory, code: string): ContactMemory {
  return { ...kept, waiting: kept.waiting.filter((scan) => scan.code !== code) };
}
