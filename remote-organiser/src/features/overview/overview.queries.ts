import { authClient } from '@mosta/shared/http';
import { queryOptions, useQuery } from '@mosta/shared/queries';
import { overviewSchema } from '@mosta/shared/schemas/overview.schema';
import * as v from 'valibot';
import { editionParameter, useShownYear } from '../../shown-edition';

/** What waits for a person, and the figures of the fair. */
export function useOverview() {
  const year = useShownYear();
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'overview', year],
      queryFn: async ({ signal }) => {
        const params = editionParameter(year);
        const { data } = await authClient.get<unknown>('v1/organizer/overview', { signal, params });
        return v.parse(overviewSchema, data);
      },
    }),
  );
}
