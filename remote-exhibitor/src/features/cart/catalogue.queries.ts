import { plainClient, toAppError, useQuery } from '@mosta/shared/http';
import { type Catalogue, catalogueSchema } from '@mosta/shared/schemas/catalogue.schema';
import * as v from 'valibot';

/** Everything that can be chosen, in the organiser's order. */
export function useCatalogue() {
  return useQuery<Catalogue>({
    queryKey: ['catalogue'],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await plainClient.get<unknown>('v1/catalogue', { signal });
        return v.parse(catalogueSchema, data);
      } catch (error) {
        throw toAppError(error);
      }
    },
  });
}
