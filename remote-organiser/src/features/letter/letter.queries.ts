import type { Language } from '@mosta/shared/contract/languages';
import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@mosta/shared/queries';
import {
  type DeliveryState,
  type Letter,
  type LetterContent,
  letterPageSchema,
  letterPreviewSchema,
  letterRecipientPageSchema,
  letterSchema,
} from '@mosta/shared/schemas/letter.schema';
import { participationPageSchema } from '@mosta/shared/schemas/participation.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';
import { editionParameter, useShownYear } from '../../shown-edition';

const PREFIX = 'v1/organizer/letter';
const pathOf = (id: string, step?: string) =>
  [PREFIX, encodeURIComponent(id), ...(step ? [step] : [])].join('/');

/** Rows of a page: of letters, and of those whom one reached. */
export const PER_PAGE = 25;
const partOf = (page: number) => ({
  limit: String(PER_PAGE),
  offset: String((page - 1) * PER_PAGE),
});

/** A page of the edition's letters, the newest first; the one before stays until it is there. */
export function useLetterPage(page: number) {
  const year = useShownYear();
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'letter', 'list', page, year],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(PREFIX, {
          ...{ params: { ...partOf(page), ...editionParameter(year) }, signal },
        });
        return v.parse(letterPageSchema, data);
      },
    }),
    placeholderData: (before) => before,
  });
}

const letterQuery = (id: string) =>
  queryOptions({
    queryKey: ['organiser', 'letter', 'one', id],
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>(pathOf(id), { signal });
      return v.parse(letterSchema, data);
    },
  });

/** @param id null: none */
export function useLetter(id: string | null) {
  return useQuery({ ...letterQuery(id ?? ''), enabled: id !== null });
}

/** Whom a letter, as it is saved, would reach now, and what they would read. */
export function useLetterPreview({ _id: id, version }: Pick<Letter, '_id' | 'version'>) {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'letter', 'preview', id, version],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(pathOf(id, 'preview'), { signal });
        return v.parse(letterPreviewSchema, data);
      },
    }),
  );
}

/** Whom a letter reached; the page before stays until the next is there. @param state of their mail; null: whichever */
export function useLetterRecipients(id: string, state: DeliveryState | null, page: number) {
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'letter', 'recipients', id, state, page],
      queryFn: async ({ signal }) => {
        const params = { ...partOf(page), ...(state ? { state } : {}) };
        const { data } = await authClient.get<unknown>(pathOf(id, 'recipient'), { params, signal });
        return v.parse(letterRecipientPageSchema, data);
      },
    }),
    placeholderData: (before) => before,
  });
}

const MOST_FOUND = 8;

/** The first exhibitors of the edition that a search finds, each once. */
export function useFoundExhibitors(search: string) {
  const year = useShownYear();
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'letter', 'exhibitors', search, year],
      queryFn: async ({ signal }) => {
        const params = {
          ...{ search, sort: 'company', direction: 'asc', limit: String(MOST_FOUND) },
          ...editionParameter(year),
        };
        const { data } = await authClient.get<unknown>('v1/organizer/participation', {
          ...{ params, signal },
        });
        const { participations } = v.parse(participationPageSchema, data);
        const found = participations.map(({ exhibitor, company }) => ({
          ...{ _id: exhibitor._id, company },
        }));
        return found.filter(
          ({ _id }, index) => found.findIndex((one) => one._id === _id) === index,
        );
      },
    }),
    enabled: search !== '',
  });
}

type Saved = {
  content: LetterContent;
  /** Which letter, as the organiser saw it; or the key of a new one. */
  to: { id: string; version: number } | { key: string };
};

/** Saves a draft. It is done when what is shown is fresh, also after a refusal. */
export function useSaveLetter() {
  const params = editionParameter(useShownYear());
  const refresh = useRefreshOrganisation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ content, to }: Saved, signal): Promise<Letter> => {
      const { data } =
        'id' in to
          ? await authClient.put<unknown>(
              pathOf(to.id),
              { content, version: to.version },
              { signal },
            )
          : await authClient.post<unknown>(PREFIX, { content, key: to.key }, { params, signal });
      return v.parse(letterSchema, data);
    },
    onSuccess: (letter) => {
      client.setQueryData(letterQuery(letter._id).queryKey, letter);
    },
    onSettled: refresh,
  });
}

type Seen = Pick<Letter, '_id' | 'version'>;

/** Lets a letter leave, at once or at an instant. */
export function useSendLetter() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (
      { letter, ...sending }: { letter: Seen; key: string; at: string | null },
      signal,
    ): Promise<Letter> => {
      const body = { ...sending, version: letter.version };
      const { data } = await authClient.post<unknown>(pathOf(letter._id, 'send'), body, { signal });
      return v.parse(letterSchema, data);
    },
    onSettled: refresh,
  });
}

export type LetterStep = 'cancel' | 'remove';

/** Calls a planned letter off, or removes a draft. */
export function useLetterStep() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async ({ letter, step }: { letter: Seen; step: LetterStep }, signal) => {
      const body = { version: letter.version };
      await authClient.post<unknown>(pathOf(letter._id, step), body, { signal });
    },
    onSettled: refresh,
  });
}

/** Sends a letter to oneself alone. */
export function useTestLetter() {
  return useMutation({
    mutationFn: async (
      { id, ...test }: { id: string; key: string; language: Language },
      signal,
    ): Promise<void> => {
      await authClient.post<unknown>(pathOf(id, 'test'), test, { signal });
    },
  });
}
