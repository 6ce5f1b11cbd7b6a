import { plainClient, useQuery } from '@mosta/shared/http';
import { catalogueSchema } from '@mosta/shared/schemas/catalogue.schema';
import * as v from 'valibot';

export const CATALOGUE_KEY = ['catalogue'];

/** What can be ordered, in the organiser's order. */
export function useCatalogueItems() {
  return useQuery({
    queryKey: CATALOGUE_KEY,
    queryFn: async ({ signal }) => {
      const { data } = await plainClient.get<unknown>('v1/catalogue', { signal });
      return v.parse(catalogueSchema, data);
    },
    select: ({ items }) => items,
  });
}
