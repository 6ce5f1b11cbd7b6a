import { authClient } from '@mosta/shared/http';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const ROOT = ['reservation'] as const;

/** A person's own reservations (specification, section 7). @param userId undefined: nothing is fetched */
export function ownReservationsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['reservation', 'mine', userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const path = `v1/reservation/exhibitor/${encodeURIComponent(userId ?? '')}`;
      const { data } = await authClient.get<unknown>(path, { signal });
      const { reservationListSchema } = await import(
        /* webpackChunkName: "calls" */ '../schemas/reservation.schema'
      );
      return v.parse(reservationListSchema, data);
    },
  });
}

/** Fetches the reservations again where they are shown. */
export function refreshReservations(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ROOT });
}
