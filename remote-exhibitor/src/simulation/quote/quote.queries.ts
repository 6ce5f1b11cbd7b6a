import { authClient, plainClient } from '@mosta/shared/http';
import {
  queryOptions,
  toAppError,
  useMutation,
  useQuery,
  useQueryClient,
} from '@mosta/shared/queries';
import { quoteCreatedSchema, quoteSchema } from '@mosta/shared/schemas/quote.schema';
import * as v from 'valibot';
import { refreshOwnQuotes } from '../state/own-quotes.queries';
import { linkPath } from '../state/quote-path';
import { currentSimulation } from '../state/simulation.store';
import { loadSimulation, saveQuote } from '../state/simulation-actions';

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

export const useQuoteByLink = (secret: string) => useQuery(linkedQuoteQuery(secret));

/** Makes the quote of the current simulation, which then carries the prices of the quote. */
export function useCreateQuote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (_, signal) => {
      const { simulation, payment } = currentSimulation();
      return call(
        () => authClient.post<unknown>('v1/quote', { simulation, payment }, { signal }),
        quoteCreatedSchema,
      );
    },
    onSuccess: ({ secret, changed: _, ...quote }) => {
      // first, so that the panel which then appears has nothing to ask
      client.setQueryData(linkedQuoteQuery(secret).queryKey, quote);
      loadSimulation(quote.simulation, quote.payment);
      saveQuote({ secret, reference: quote.reference, validUntil: quote.validUntil });
      void refreshOwnQuotes(client);
    },
  });
}

/** Takes a quote that was made without account into the signed-in exhibitor's own. */
export function useClaimQuote(secret: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (_, signal) =>
      call(
        () => authClient.post<unknown>(`${linkPath(secret)}/claim`, undefined, { signal }),
        quoteSchema,
      ),
    onSuccess: () => void refreshOwnQuotes(client),
  });
}

/** Sends a quote's link and document to an address. */
export async function mailQuote(secret: string, email: string, signal: AbortSignal): Promise<void> {
  await plainClient.post(`${linkPath(secret)}/mail`, { email }, { signal });
}
