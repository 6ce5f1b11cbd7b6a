import { authClient, downloadFile } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  type DossierDecision,
  decisionMailsSchema,
} from '@mosta/shared/schemas/decision-letter.schema';
import { documentListSchema, documentSchema } from '@mosta/shared/schemas/document.schema';
import { messageListSchema } from '@mosta/shared/schemas/message.schema';
import {
  organizerParticipationSchema,
  participationPageSchema,
} from '@mosta/shared/schemas/participation.schema';
import { organizerReservationSchema } from '@mosta/shared/schemas/reservation.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';
import type { Filter } from './dossier-address';

const PREFIX = 'v1/organizer/participation';
const pathOf = (id: string, ...rest: string[]) =>
  [PREFIX, encodeURIComponent(id), ...rest.map(encodeURIComponent)].join('/');

async function get<Value>(
  path: string,
  schema: v.GenericSchema<unknown, Value>,
  options: { signal: AbortSignal; params?: Record<string, string> },
): Promise<Value> {
  const { data } = await authClient.get<unknown>(path, options);
  return v.parse(schema, data);
}

/** Rows of a page of the list. */
export const PER_PAGE = 25;

/** A page of the participations that the filter wants; the one before stays until it is there. @param enabled whether it is needed */
export function useParticipationPage(filter: Filter, enabled = true) {
  const { sort, direction, page } = filter;
  const wanted = parametersOf(filter);
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'participation', 'list', wanted, sort, direction, page],
      queryFn: ({ signal }) => {
        const limits = { limit: String(PER_PAGE), offset: String((page - 1) * PER_PAGE) };
        const params = { ...wanted, sort, direction, ...limits };
        return get(PREFIX, participationPageSchema, { signal, params });
      },
    }),
    placeholderData: (before) => before,
    enabled,
  });
}

/** As the calls of the list and of its export take the filter. */
export function parametersOf({
  stage,
  search,
  waiting,
  payment,
  assigned,
  edition,
}: Filter): Record<string, string> {
  return {
    ...(stage ? { stage } : {}),
    ...(search ? { search } : {}),
    ...(waiting ? { waiting } : {}),
    ...(payment ? { payment } : {}),
    ...(assigned ? { assigned } : {}),
    ...(edition ? { edition } : {}),
  };
}

/** A whole participation with its reservation. */
export function useParticipation(id: string) {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'participation', 'one', id],
      queryFn: ({ signal }) => get(pathOf(id), organizerParticipationSchema, { signal }),
    }),
  );
}

export function useDossierDocuments(id: string) {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'participation', 'documents', id],
      queryFn: ({ signal }) => get(pathOf(id, 'document'), documentListSchema, { signal }),
    }),
  );
}

export function useDossierMessages(id: string) {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'participation', 'messages', id],
      queryFn: ({ signal }) => get(pathOf(id, 'message'), messageListSchema, { signal }),
    }),
  );
}

/** What an organiser answers to a participation; `confirm` is about its reservation. */
export type Decision = 'accept' | 'request-change' | 'refuse' | 'confirm';

type Decided = {
  decision: Decision;
  message: string;
  reservation: string;
  /** Of the participation, as the organiser saw it. */
  version: number;
  /** Of the letter, as the organiser read it. */
  letterVersion: number | undefined;
};

const DECIDED: Record<Exclude<Decision, 'confirm'>, DossierDecision> = {
  accept: 'accepted',
  'request-change': 'to_complete',
  refuse: 'refused',
};

/** The mails of a decision, as they would leave now. */
export function usePreview(id: string) {
  return useMutation({
    mutationFn: async (
      { decision, message }: { decision: keyof typeof DECIDED; message: string },
      signal,
    ) => {
      const body = { decision: DECIDED[decision], message };
      const { data } = await authClient.post<unknown>(pathOf(id, 'preview'), body, { signal });
      return v.parse(decisionMailsSchema, data);
    },
  });
}

/** Decides about a participation. It is done when what is shown is fresh, also after a refusal. */
export function useDecide(id: string) {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async ({ decision, reservation, ...body }: Decided, signal) => {
      if (decision === 'confirm') {
        const path = `v1/organizer/reservation/${encodeURIComponent(reservation)}/confirm`;
        const { data } = await authClient.post<unknown>(path, {}, { signal });
        v.parse(organizerReservationSchema, data);
        return;
      }
      const { data } = await authClient.post<unknown>(pathOf(id, decision), body, { signal });
      v.parse(organizerParticipationSchema, data);
    },
    onSettled: refresh,
  });
}

/** Accepts a document, or refuses it with the reason. */
export function useDecideDocument(id: string) {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async ({ document, note }: { document: string; note: string | null }, signal) => {
      const body = note === null ? { accepted: true } : { accepted: false, note };
      const path = pathOf(id, 'document', document, 'decision');
      const { data } = await authClient.post<unknown>(path, body, { signal });
      v.parse(documentSchema, data);
    },
    onSettled: refresh,
  });
}

/** Saves a document of a participation. */
export function useDocumentDownload(id: string, document: string, name: string) {
  return useMutation({
    mutationFn: (_, signal) => downloadFile(pathOf(id, 'document', document), { name, signal }),
  });
}

export function useAnswerDossier(id: string) {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (text: string, signal) => {
      await authClient.post(pathOf(id, 'message'), { text }, { signal });
      await refresh();
    },
  });
}

/** Marks the exhibitor's messages as read. They have been seen: leaving does not end the call. */
export function useMarkDossierRead(id: string) {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async () => {
      await authClient.post(pathOf(id, 'message', 'read'));
      await refresh();
    },
  });
}
