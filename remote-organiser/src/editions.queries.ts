import { authClient } from '@mosta/shared/http';
import { queryOptions, useQuery } from '@mosta/shared/queries';
import { organizerEditionListSchema } from '@mosta/shared/schemas/organizer-edition.schema';
import * as v from 'valibot';

/** All editions, the newest first. @param enabled whether they are needed */
export function useEditions(enabled = true) {
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'edition', 'list'],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>('v1/organizer/edition', { signal });
        return v.parse(organizerEditionListSchema, data);
      },
    }),
    enabled,
  });
}
