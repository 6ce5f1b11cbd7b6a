import { useSession } from '@mosta/shared/auth';
import { authClient, downloadFile, type QueryClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import { type QuoteAnswer, quoteListSchema } from '@mosta/shared/schemas/quote.schema';
import * as v from 'valibot';
import { linkPath } from './quote-path';

/** Quotes of the signed-in exhibitor, the newest first. */
const ownQuotesQuery = queryOptions({
  queryKey: ['exhibitor', 'quote', 'mine'],
  queryFn: async ({ signal }) => {
    const { data } = await authClient.get<unknown>('v1/quote/mine', { signal });
    return v.parse(quoteListSchema, data);
  },
});

export function useOwnQuotes() {
  return useQuery({ ...ownQuotesQuery, enabled: useSession()?.role === 'Exhibitor' });
}

/** Fetches the quotes again where they are shown. */
export function refreshOwnQuotes(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ownQuotesQuery.queryKey });
}

/** Saves a quote's document. @param secret of its link; without it the session opens it */
export function useQuotePdf({ _id, reference }: QuoteAnswer, secret: string | null) {
  const session = useSession();
  return useMutation({
    mutationFn: (_, signal) =>
      downloadFile(`${secret === null ? `v1/quote/${_id}` : linkPath(secret)}/pdf`, {
        name: `devis-${reference}.pdf`,
        // The document names the company to its owner, who has to say who is asking.
        anonymous: secret !== null && session === null,
        signal,
      }),
  });
}
