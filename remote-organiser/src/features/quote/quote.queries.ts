import { authClient, downloadFile } from '@mosta/shared/http';
import { useLanguage } from '@mosta/shared/i18n';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  organizerQuoteSchema,
  type QuoteAnswerInput,
  quotePageSchema,
} from '@mosta/shared/schemas/organizer-quote.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';
import type { Filter } from './quote-address';

const PREFIX = 'v1/organizer/quote';
const pathOf = (id: string, ...rest: string[]) =>
  [PREFIX, encodeURIComponent(id), ...rest].join('/');

/** Rows of a page of the list. */
export const PER_PAGE = 25;

/** A page of the quotes that the filter wants; the one before stays until it is there. */
export function useQuotePage({ outcome, search, sort, direction, page }: Filter) {
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'quote', 'list', outcome, search, sort, direction, page],
      queryFn: async ({ signal }) => {
        const params = {
          ...(outcome ? { outcome } : {}),
          ...(search ? { search } : {}),
          ...{ sort, direction, limit: String(PER_PAGE) },
          offset: String((page - 1) * PER_PAGE),
        };
        const { data } = await authClient.get<unknown>(PREFIX, { signal, params });
        return v.parse(quotePageSchema, data);
      },
    }),
    placeholderData: (before) => before,
  });
}

/** A whole quote, in the words of the reader's language. */
export function useQuote(id: string) {
  const language = useLanguage();
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'quote', 'one', id, language],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(pathOf(id), { signal });
        return v.parse(organizerQuoteSchema, data);
      },
    }),
  );
}

/** Saves the document that the exhibitor has. */
export function useQuotePdf(id: string, reference: string) {
  return useMutation({
    mutationFn: (_, signal) =>
      downloadFile(`v1/quote/${encodeURIComponent(id)}/pdf`, {
        name: `devis-${reference}.pdf`,
        signal,
      }),
  });
}

/**
 * Gives the lines « Sur devis » their prices. What is shown is fresh afterwards, also after a refusal.
 * @param onResult is called before that: the fresh quote may be one that nobody answers any more
 */
export function useAnswer(id: string, onResult: (result: AnswerResult) => void) {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (answer: QuoteAnswerInput, signal) => {
      const { data } = await authClient.post<unknown>(pathOf(id, 'answer'), answer, { signal });
      v.parse(organizerQuoteSchema, data);
    },
    onSuccess: () => onResult('sent'),
    onError: () => onResult('refused'),
    onSettled: refresh,
  });
}

export type AnswerResult = 'sent' | 'refused';
