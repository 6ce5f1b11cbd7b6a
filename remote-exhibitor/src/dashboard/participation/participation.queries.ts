import { useSession } from '@mosta/shared/auth';
import { authClient, downloadFile } from '@mosta/shared/http';
import {
  ownParticipationsQuery,
  queryOptions,
  refreshParticipations,
  useMutation,
  useQuery,
  useQueryClient,
} from '@mosta/shared/queries';
import {
  documentListSchema,
  type EXHIBITOR_DOCUMENTS,
} from '@mosta/shared/schemas/document.schema';
import { issuedDocumentSchema } from '@mosta/shared/schemas/issued.schema';
import { messageListSchema } from '@mosta/shared/schemas/message.schema';
import type { ParticipationPatch } from '@mosta/shared/schemas/participation-form.schema';
import { progressSchema } from '@mosta/shared/schemas/progress.schema';
import { statementSchema } from '@mosta/shared/schemas/statement.schema';
import * as v from 'valibot';

export type ExhibitorDocumentKind = (typeof EXHIBITOR_DOCUMENTS)[number];

type Part = 'progress' | 'document' | 'message' | 'statement' | 'issued';

const pathOf = (id: string, ...rest: string[]) =>
  ['v1/participation', encodeURIComponent(id), ...rest.map(encodeURIComponent)].join('/');

/** Address of the file of a document, without leading slash. */
export const documentPath = (participation: string, document: string) =>
  pathOf(participation, 'document', document);
export const statementPdfPath = (participation: string) =>
  pathOf(participation, 'statement', 'pdf');

export const issuedPdfPath = (participation: string, document: string) =>
  pathOf(participation, 'issued', document, 'pdf');

/** One's own participations, the newest first. */
export function useParticipations() {
  const session = useSession();
  return useQuery(
    ownParticipationsQuery(session?.role === 'Exhibitor' ? session.user._id : undefined),
  );
}

function partQuery<Value>(id: string, part: Part, schema: v.GenericSchema<unknown, Value>) {
  return queryOptions({
    queryKey: ['exhibitor', 'participation', part, id],
    // not every action of the organiser sends a notification
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>(pathOf(id, part), { signal });
      return v.parse(schema, data);
    },
  });
}

const progressQuery = (id: string) => partQuery(id, 'progress', progressSchema);

/** Where a participation stands, and what is to be done next. */
export const useProgress = (id: string) => useQuery(progressQuery(id));
/** Whether it is still unknown how a participation stands; false where there is none. */
export const useProgressLoading = (id: string | undefined) =>
  useQuery({ ...progressQuery(id ?? ''), enabled: id !== undefined }).isLoading;
export const useDocuments = (id: string) => useQuery(partQuery(id, 'document', documentListSchema));
export const useMessages = (id: string) => useQuery(partQuery(id, 'message', messageListSchema));
/** What the reservation costs, and what is due. */
export const useStatement = (id: string) => useQuery(partQuery(id, 'statement', statementSchema));

/** Invoices, credit notes and receipts. */
export const useIssued = (id: string) =>
  useQuery(partQuery(id, 'issued', v.array(issuedDocumentSchema)));

/** Fetches everything of the participations again, since something has changed them. */
export function useRefreshParticipations(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      refreshParticipations(client),
      client.invalidateQueries({ queryKey: ['exhibitor', 'participation'] }),
    ]);
  };
}

/** Corrects a participation, which the organiser then looks at again. */
export function useCorrectParticipation(id: string) {
  const refresh = useRefreshParticipations();
  return async (patch: ParticipationPatch, signal: AbortSignal): Promise<void> => {
    await authClient.patch(pathOf(id), patch, { signal });
    await refresh();
  };
}

export function useRemoveDocument(participation: string) {
  const refresh = useRefreshParticipations();
  return useMutation({
    mutationFn: async (document: string, signal) => {
      await authClient.delete(documentPath(participation, document), { signal });
    },
    onSettled: refresh,
  });
}

export function useSendMessage(participation: string) {
  const refresh = useRefreshParticipations();
  return useMutation({
    mutationFn: async (text: string, signal) => {
      await authClient.post(pathOf(participation, 'message'), { text }, { signal });
      await refresh();
    },
  });
}

/** Marks the organiser's messages as read. They have been seen: leaving does not end the call. */
export function useMarkRead(participation: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await authClient.post(pathOf(participation, 'message', 'read'));
      await client.invalidateQueries({ queryKey: progressQuery(participation).queryKey });
    },
  });
}

/** 5 MB over a slow line. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;

type Upload = { signal: AbortSignal; onProgress: (percent: number) => void };

/** Sends a document. @param onProgress called with the share that has been sent, 0 to 100 */
export async function sendDocument(
  participation: string,
  { kind, file }: { kind: ExhibitorDocumentKind; file: File },
  { signal, onProgress }: Upload,
): Promise<void> {
  // the text goes before the file: the service then knows what the file is
  const body = new FormData();
  body.append('kind', kind);
  body.append('file', file, file.name);
  await authClient.post(pathOf(participation, 'document'), body, {
    signal,
    timeout: UPLOAD_TIMEOUT_MS,
    onUploadProgress: ({ loaded, total }) => {
      if (total) onProgress(Math.round((100 * loaded) / total));
    },
  });
}

/** Saves a file of a participation. @param path without leading slash */
export function useDownload(path: string, name: string) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (_, signal) => downloadFile(path, { name, signal }),
  });
  return { busy: isPending, error, download: () => !isPending && mutate() };
}
