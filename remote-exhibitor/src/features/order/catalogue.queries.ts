import { plainClient, useQuery } from '@mosta/shared/http';
import { catalogueSchema } from '@mosta/shared/schemas/catalogue.schema';
import * as v from 'valibot';

/** What can be ordered, in the organiser's order. */
export function useCatalogueItems() {
  return useQuery({
    queryKey: ['catalogue'],
    queryFn: async ({ signal }) => {
      const { data } = await plainClient.get<unknown>('v1/catalogue', { signal });
      return v.parse(catalogueSchema, data);
    },
    select: ({ items }) => items,
  });
}
