import { publicAnswer } from '@mosta/shared/http';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { FIRST_PUBLIC_EDITION } from '../domain/edition';
import { type Edition, editionSchema } from '../schemas/edition.schema';

/** The current edition, which each page of the portal brings along. */
export function editionQuery() {
  return queryOptions({
    queryKey: ['edition', 'current'],
    ...publicAnswer('v1/edition', v.parser(editionSchema), FIRST_PUBLIC_EDITION),
    staleTime: 60_000,
  });
}

/**
 * The current edition: days, prices, deadlines, contact. It is there from the first picture on, without a call, and follows
 * changes as server data does. Where no service has sent the page (a build, a remote alone, a test) it is the first edition.
 */
export function useEdition(): Edition {
  return useQuery(editionQuery()).data ?? FIRST_PUBLIC_EDITION;
}

/** Asks for the edition again wherever it is shown: somebody has changed it in this page. */
export function refreshEdition(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: editionQuery().queryKey });
}
