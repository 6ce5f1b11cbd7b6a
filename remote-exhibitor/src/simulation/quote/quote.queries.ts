import { useSession } from '@mosta/shared/auth';
import { authClient, downloadFile, plainClient } from '@mosta/shared/http';
import {
  queryOptions,
  toAppError,
  useMutation,
  useQuery,
  useQueryClient,
} from '@mosta/shared/queries';
import {
  type QuoteAnswer,
  quoteCreatedSchema,
  quoteListSchema,
  quoteSchema,
} from '@mosta/shared/schemas/quote.schema';
import * as v from 'valibot';
import { currentSimulation } from '../state/simulation.store';
import { loadSimulation, saveQuote } from '../state/simulation-actions';

const linkPath = (secret: string) => `v1/quote/link/${encodeURIComponent(secret)}`;

/** Calls, and reads the answer or the failure at the edge. */
async function call<Answer>(
  request: () => Promise<{ data: unknown }>,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer> {
  try {
    return v.parse(schema, (await request()).data);
  } catch (error) {
    throw toAppError(error);
  }
}

/** A quote by its secret link. */
function linkedQuoteQuery(secret: string) {
  return queryOptions({
    queryKey: ['exhibitor', 'quote', 'link', secret],
    // only whether it has expired can change
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      call(() => plainClient.get<unknown>(linkPath(secret), { signal }), quoteSchema),
  });
}

/** Quotes of the signed-in exhibitor, the newest first. */
const ownQuotesQuery = queryOptions({
  queryKey: ['exhibitor', 'quote', 'mine'],
  queryFn: ({ signal }) =>
    call(() => authClient.get<unknown>('v1/quote/mine', { signal }), quoteListSchema),
});

export const useQuoteByLink = (secret: string) => useQuery(linkedQuoteQuery(secret));

export function useOwnQuotes() {
  return useQuery({ ...ownQuotesQuery, enabled: useSession()?.role === 'Exhibitor' });
}

/** Makes the quote of the current simulation, which then carries the prices of the quote. */
export function useCreateQuote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const { simulation, payment } = currentSimulation();
      return call(
        () => authClient.post<unknown>('v1/quote', { simulation, payment }),
        quoteCreatedSchema,
      );
    },
    onSuccess: ({ secret, changed: _, ...quote }) => {
      // first, so that the panel which then appears has nothing to ask
      client.setQueryData(linkedQuoteQuery(secret).queryKey, quote);
      loadSimulation(quote.simulation, quote.payment);
      saveQuote({ secret, reference: quote.reference, validUntil: quote.validUntil });
      void client.invalidateQueries({ queryKey: ownQuotesQuery.queryKey });
    },
  });
}

/** Takes a quote that was made without account into the signed-in exhibitor's own. */
export function useClaimQuote(secret: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(() => authClient.post<unknown>(`${linkPath(secret)}/claim`), quoteSchema),
    onSuccess: () => void client.invalidateQueries({ queryKey: ownQuotesQuery.queryKey }),
  });
}

/** Saves a quote's document. @param secret of its link; without it the session opens it */
export function useQuotePdf({ _id, reference }: QuoteAnswer, secret: string | null) {
  return useMutation({
    mutationFn: () =>
      downloadFile(`${secret === null ? `v1/quote/${_id}` : linkPath(secret)}/pdf`, {
        name: `devis-${reference}.pdf`,
        anonymous: secret !== null,
      }),
  });
}

/** Sends a quote's link and document to an address. */
export async function mailQuote(secret: string, email: string): Promise<void> {
  await plainClient.post(`${linkPath(secret)}/mail`, { email });
}
