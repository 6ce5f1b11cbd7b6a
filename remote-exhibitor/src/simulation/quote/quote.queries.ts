import { useSession } from '@mosta/shared/auth';
import {
  type AppError,
  authClient,
  plainClient,
  toAppError,
  useMutation,
  useQuery,
  useQueryClient,
} from '@mosta/shared/http';
import {
  type QuoteAnswer,
  quoteCreatedSchema,
  quoteListSchema,
  quoteSchema,
} from '@mosta/shared/schemas/quote.schema';
import * as v from 'valibot';
import { currentSimulation } from '../state/simulation.store';
import { loadSimulation, saveQuote } from '../state/simulation-actions';

const linkKey = (secret: string) => ['quote', 'link', secret];
const MINE = ['quote', 'mine'];

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
export function useQuoteByLink(secret: string) {
  return useQuery<QuoteAnswer, AppError>({
    queryKey: linkKey(secret),
    // only whether it has expired can change
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      call(
        () => plainClient.get<unknown>(`v1/quote/link/${encodeURIComponent(secret)}`, { signal }),
        quoteSchema,
      ),
  });
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
      client.setQueryData(linkKey(secret), quote);
      loadSimulation(quote.simulation, quote.payment);
      saveQuote({ secret, reference: quote.reference, validUntil: quote.validUntil });
      void client.invalidateQueries({ queryKey: MINE });
    },
  });
}

/** Takes a quote that was made without account into the signed-in exhibitor's own. */
export function useClaimQuote(secret: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(
        () => authClient.post<unknown>(`v1/quote/link/${encodeURIComponent(secret)}/claim`),
        quoteSchema,
      ),
    onSuccess: () => void client.invalidateQueries({ queryKey: MINE }),
  });
}

/** Quotes of the signed-in exhibitor, the newest first. */
export function useOwnQuotes() {
  const session = useSession();
  return useQuery<QuoteAnswer[], AppError>({
    queryKey: MINE,
    enabled: session?.role === 'Exhibitor',
    queryFn: ({ signal }) =>
      call(() => authClient.get<unknown>('v1/quote/mine', { signal }), quoteListSchema),
  });
}
