import { authClient } from '@mosta/shared/http';
import { queryOptions, useQuery } from '@mosta/shared/queries';
import { overviewSchema } from '@mosta/shared/schemas/overview.schema';
import * as v from 'valibot';

/** What waits for a person, and the figures of the fair. */
export function useOverview() {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'overview'],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>('v1/organizer/overview', { signal });
        return v.parse(overviewSchema, data);
      },
    }),
  );
}
