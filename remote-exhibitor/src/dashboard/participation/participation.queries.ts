import { useSession } from '@mosta/shared/auth';
import { authClient, useMutation, useQuery, useQueryClient } from '@mosta/shared/http';
import { documentListSchema } from '@mosta/shared/schemas/document.schema';
import { messageListSchema } from '@mosta/shared/schemas/message.schema';
import { participationListSchema } from '@mosta/shared/schemas/participation.schema';
import type { ParticipationPatch } from '@mosta/shared/schemas/participation-form.schema';
import { progressSchema } from '@mosta/shared/schemas/progress.schema';
import { statementSchema } from '@mosta/shared/schemas/statement.schema';
import * as v from 'valibot';

/** First part of the keys of everything that a participation holds. */
const PARTICIPATION_KEY = 'participation';

type Part = 'progress' | 'document' | 'message' | 'statement';

const pathOf = (id: string, ...rest: string[]) =>
  ['v1/participation', encodeURIComponent(id), ...rest.map(encodeURIComponent)].join('/');

/** Address of the file of a document, without leading slash. */
export const documentPath = (participation: string, document: string) =>
  pathOf(participation, 'document', document);
export const documentsPath = (participation: string) => pathOf(participation, 'document');
export const statementPdfPath = (participation: string) =>
  pathOf(participation, 'statement', 'pdf');

/** One's own participations, the newest first. */
export function useParticipations() {
  const session = useSession();
  const userId = session?.role === 'Exhibitor' ? session.user._id : undefined;
  return useQuery({
    queryKey: [PARTICIPATION_KEY, 'mine', userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>('v1/participation/mine', { signal });
      return v.parse(participationListSchema, data);
    },
  });
}

/** Refetched when the window gets the focus: not every action of the organiser sends a notification. */
function usePart<Value>(id: string, part: Part, schema: v.GenericSchema<unknown, Value>) {
  return useQuery({
    queryKey: [PARTICIPATION_KEY, part, id],
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>(pathOf(id, part), { signal });
      return v.parse(schema, data);
    },
  });
}

/** Where a participation stands, and what is to be done next. */
export const useProgress = (id: string) => usePart(id, 'progress', progressSchema);
export const useDocuments = (id: string) => usePart(id, 'document', documentListSchema);
export const useMessages = (id: string) => usePart(id, 'message', messageListSchema);
/** What the reservation costs, and what is due. */
export const useStatement = (id: string) => usePart(id, 'statement', statementSchema);

/** Asks for everything of the participations anew, since something has changed them. */
export function useRefreshParticipations(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [PARTICIPATION_KEY] });
}

/** Corrects a participation, which the organiser then looks at again. */
export function useCorrectParticipation(id: string) {
  const refresh = useRefreshParticipations();
  return async (patch: ParticipationPatch): Promise<void> => {
    await authClient.patch(pathOf(id), patch);
    await refresh();
  };
}

export function useRemoveDocument(participation: string) {
  const refresh = useRefreshParticipations();
  return useMutation({
    mutationFn: async (document: string) => {
      await authClient.delete(documentPath(participation, document));
    },
    onSettled: refresh,
  });
}

export function useSendMessage(participation: string) {
  const refresh = useRefreshParticipations();
  return useMutation({
    mutationFn: async (text: string) => {
      await authClient.post(pathOf(participation, 'message'), { text });
      await refresh();
    },
  });
}

/** Marks the organiser's messages as read. */
export function useMarkRead(participation: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await authClient.post(pathOf(participation, 'message', 'read'));
      await client.invalidateQueries({ queryKey: [PARTICIPATION_KEY, 'progress', participation] });
    },
  });
}
