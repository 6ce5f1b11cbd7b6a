import { useSession } from '@mosta/shared/auth';
import { authClient, downloadFile } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  type ContactChange,
  type ScanResult,
  scanResultSchema,
  type VisitorContact,
  type VisitorContactList,
  type VisitorScan,
  visitorContactListSchema,
  visitorContactSchema,
} from '@mosta/shared/schemas/visitor-contact.schema';
import * as v from 'valibot';
import {
  type ContactMemory,
  changeContacts,
  withContact,
  withList,
  withoutContact,
} from './contact-memory';

const PATH = 'v1/visitor-contact';
/** Somebody stands before the exhibitor: a network that hangs is none; milliseconds. */
const PATIENCE_MS = 4000;

/** Fetches the contacts; the device keeps them (decision 0118). */
export function useContacts() {
  const userId = useSession()?.user._id;
  return useQuery(
    queryOptions({
      queryKey: ['exhibitor', 'visitor-contacts', userId],
      enabled: userId !== undefined,
      queryFn: async ({ signal }) => {
        const list = await fetchList(signal);
        const at = new Date();
        changeContacts((kept) => withList(kept, list, at));
        return at.toISOString();
      },
    }),
  );
}

/** How many changes of single contacts the service has answered. */
let answered = 0;

/** The list; asked for again where a change was answered meanwhile, which the list may lack. */
async function fetchList(signal: AbortSignal): Promise<VisitorContactList> {
  const before = answered;
  const { data } = await authClient.get<unknown>(PATH, { signal });
  const list = v.parse(visitorContactListSchema, data);
  return before === answered ? list : fetchList(signal);
}

function keepAnswer(change: (kept: ContactMemory) => ContactMemory): void {
  answered += 1;
  changeContacts(change);
}

/** Tells the service of a scan, now or once the network is back. */
export async function sendScan(scan: VisitorScan): Promise<ScanResult> {
  const { data } = await authClient.post<unknown>(PATH, scan, { timeout: PATIENCE_MS });
  const result = v.parse(scanResultSchema, data);
  const { contact } = result;
  if (contact) keepAnswer((kept) => withContact(kept, contact));
  return result;
}

type Change = { id: string; change: ContactChange };

/** Writes rating, follow-up and note. @throws AppError CONTACT_CHANGED, CONTACT_WITHDRAWN */
export function useChangeContact() {
  return useMutation({
    mutationFn: async ({ id, change }: Change, signal) => {
      const { data } = await authClient.put<unknown>(addressOf(id), change, { signal });
      const contact = v.parse(visitorContactSchema, data);
      keepAnswer((kept) => withContact(kept, contact));
      return contact;
    },
  });
}

export function useDeleteContact() {
  return useMutation({
    mutationFn: async ({ _id }: VisitorContact, signal) => {
      await authClient.delete(addressOf(_id), { signal });
      keepAnswer((kept) => withoutContact(kept, _id));
    },
  });
}

/** Takes a deletion back. */
export function useRestoreContact() {
  return useMutation({
    mutationFn: async (id: string, signal) => {
      const { data } = await authClient.post<unknown>(`${addressOf(id)}/restore`, undefined, {
        signal,
      });
      const contact = v.parse(visitorContactSchema, data);
      keepAnswer((kept) => withContact(kept, contact));
    },
  });
}

/** Saves all contacts as a table. @throws AppError */
export function downloadContacts(signal: AbortSignal): Promise<void> {
  return downloadFile(`${PATH}/export`, { name: 'mosta-expo-contacts.csv', signal });
}

const addressOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
