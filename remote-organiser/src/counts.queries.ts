import { authClient } from '@mosta/shared/http';
import { queryOptions, useQuery } from '@mosta/shared/queries';
import { participationCountsSchema } from '@mosta/shared/schemas/participation.schema';
import * as v from 'valibot';
import { editionParameter, useShownYear } from './shown-edition';

/** How many participations are at each stage, and what in them waits. */
export function useCounts() {
  const year = useShownYear();
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'participation', 'counts', year],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>('v1/organizer/participation/counts', {
          signal,
          params: editionParameter(year),
        });
        return v.parse(participationCountsSchema, data);
      },
    }),
  );
}
