import { publicAnswer } from '@mosta/shared/http';
import { type QueryClient, queryOptions } from '@mosta/shared/queries';
import { catalogueSchema } from '@mosta/shared/schemas/catalogue.schema';
import * as v from 'valibot';

const ROOT = ['exhibitor', 'catalogue'] as const;

/** Stands and items that can be chosen, in the organiser's order: what the simulation and an order choose from. */
export function catalogueQuery() {
  return queryOptions({
    queryKey: ['exhibitor', 'catalogue'],
    ...publicAnswer('v1/catalogue', v.parser(catalogueSchema)),
  });
}

/** Fetches the catalogue again where it is shown. */
export function refreshCatalogue(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ROOT });
}
