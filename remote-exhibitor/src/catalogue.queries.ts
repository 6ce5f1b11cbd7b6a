import { plainClient, useQuery } from '@mosta/shared/http';
import { catalogueSchema } from '@mosta/shared/schemas/catalogue.schema';
import * as v from 'valibot';

export const CATALOGUE_KEY = ['catalogue'];

/** Stands and items that can be chosen, in the organiser's order: what the simulation and an order choose from. */
export function useCatalogue() {
  return useQuery({
    queryKey: CATALOGUE_KEY,
    queryFn: async ({ signal }) => {
      const { data } = await plainClient.get<unknown>('v1/catalogue', { signal });
      return v.parse(catalogueSchema, data);
    },
  });
}
