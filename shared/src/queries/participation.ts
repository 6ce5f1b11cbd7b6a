import { authClient } from '@mosta/shared/http';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const ROOT = ['participation'] as const;

/** A person's own participations, the newest first. @param userId undefined: nothing is fetched */
export function ownParticipationsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['participation', 'mine', userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>('v1/participation/mine', { signal });
      const { participationListSchema } = await import(
        /* webpackChunkName: "calls" */ '../schemas/participation.schema'
      );
      return v.parse(participationListSchema, data);
    },
  });
}

/** Fetches the participations again where they are shown. */
export function refreshParticipations(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ROOT });
}
