import { useSession } from '@mosta/shared/auth';
import { authClient, useMutation, useQuery, useQueryClient } from '@mosta/shared/http';
import { documentListSchema } from '@mosta/shared/schemas/document.schema';
import { dossierListSchema } from '@mosta/shared/schemas/dossier.schema';
import { messageListSchema } from '@mosta/shared/schemas/message.schema';
import type { ParticipationPatch } from '@mosta/shared/schemas/participation.schema';
import { progressSchema } from '@mosta/shared/schemas/progress.schema';
import { statementSchema } from '@mosta/shared/schemas/statement.schema';
import * as v from 'valibot';

/** First part of the keys of everything that a dossier holds. */
const DOSSIER_KEY = 'participation';

type Part = 'progress' | 'document' | 'message' | 'statement';

const pathOf = (id: string, ...rest: string[]) =>
  ['v1/participation', encodeURIComponent(id), ...rest.map(encodeURIComponent)].join('/');

/** Address of the file of a document, without leading slash. */
export const documentPath = (dossier: string, document: string) =>
  pathOf(dossier, 'document', document);
export const documentsPath = (dossier: string) => pathOf(dossier, 'document');
export const statementPdfPath = (dossier: string) => pathOf(dossier, 'statement', 'pdf');

/** One's own dossiers, the newest first. */
export function useDossiers() {
  const session = useSession();
  const userId = session?.role === 'Exhibitor' ? session.user._id : undefined;
  return useQuery({
    queryKey: [DOSSIER_KEY, 'mine', userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>('v1/participation/mine', { signal });
      return v.parse(dossierListSchema, data);
    },
  });
}

/** The organiser's deeds show when one comes back to the window, also where no notification told of them. */
function usePart<Value>(id: string, part: Part, schema: v.GenericSchema<unknown, Value>) {
  return useQuery({
    queryKey: [DOSSIER_KEY, part, id],
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>(pathOf(id, part), { signal });
      return v.parse(schema, data);
    },
  });
}

/** Where a dossier stands, and what is to be done next. */
export const useProgress = (id: string) => usePart(id, 'progress', progressSchema);
export const useDocuments = (id: string) => usePart(id, 'document', documentListSchema);
export const useMessages = (id: string) => usePart(id, 'message', messageListSchema);
/** What the reservation costs, and what is due. */
export const useStatement = (id: string) => usePart(id, 'statement', statementSchema);

/** Asks for everything of the dossiers anew, since something has changed them. */
export function useRefreshDossiers(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [DOSSIER_KEY] });
}

/** Corrects a dossier, which the organiser then looks at again. */
export function useCorrectDossier(id: string) {
  const refresh = useRefreshDossiers();
  return async (patch: ParticipationPatch): Promise<void> => {
    await authClient.patch(pathOf(id), patch);
    await refresh();
  };
}

export function useRemoveDocument(dossier: string) {
  const refresh = useRefreshDossiers();
  return useMutation({
    mutationFn: async (document: string) => {
      await authClient.delete(documentPath(dossier, document));
    },
    onSettled: refresh,
  });
}

export function useSendMessage(dossier: string) {
  const refresh = useRefreshDossiers();
  return useMutation({
    mutationFn: async (text: string) => {
      await authClient.post(pathOf(dossier, 'message'), { text });
      await refresh();
    },
  });
}

/** Tells the organiser that the letters were opened. */
export function useMarkRead(dossier: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await authClient.post(pathOf(dossier, 'message', 'read'));
      await client.invalidateQueries({ queryKey: [DOSSIER_KEY, 'progress', dossier] });
    },
  });
}
