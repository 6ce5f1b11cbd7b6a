import { authClient, plainClient } from '@mosta/shared/http';
import {
  hashKey,
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
import { loadSimulation, saveOutdatedQuote, saveQuote } from '../state/simulation-actions';

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

/**
 * Makes the quote of the current simulation, which then carries the prices of the quote. What was changed while it was
 * being made stays, and the quote is out of date at once.
 */
export function useCreateQuote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (_, signal) => {
      const asked = currentChoices();
      const { simulation, payment } = currentSimulation();
      const created = await call(
        () => authClient.post<unknown>('v1/quote', { simulation, payment }, { signal }),
        quoteCreatedSchema,
      );
      return { asked, created };
    },
    onSuccess: ({ asked, created: { secret, changed: _, ...quote } }) => {
      const current = { secret, reference: quote.reference, validUntil: quote.validUntil };
      // first, so that the panel which then appears has nothing to ask
      client.setQueryData(linkedQuoteQuery(secret).queryKey, quote);
      if (currentChoices() === asked) {
        loadSimulation(quote.simulation, quote.payment);
        saveQuote(current);
      } else saveOutdatedQuote(current);
      void refreshOwnQuotes(client);
    },
  });
}

/** What the person has chosen, without the prices, which the service replaces in the meantime. */
function currentChoices(): string {
  const { simulation, payment } = currentSimulation();
  const { personalInfo, formule, cart, promoCode } = simulation;
  const stands = formule.selectedFormules.map(({ id, size, quantity }) => [id, size, quantity]);
  const items = Object.values(cart).map(({ _id, quantity, days }) => [_id, quantity, days]);
  return hashKey([personalInfo, payment, promoCode, stands, items]);
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
