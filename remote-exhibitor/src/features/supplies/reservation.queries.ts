import { useSession } from '@mosta/shared/auth';
import { authClient, useQuery } from '@mosta/shared/http';
import { reservationListSchema } from '@mosta/shared/schemas/reservation.schema';
import * as v from 'valibot';

/** The signed-in exhibitor's reservations (specification, section 7). */
export function useReservations() {
  const userId = useSession()?.user._id;
  return useQuery({
    queryKey: ['reservation', 'exhibitor', userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const path = `v1/reservation/exhibitor/${encodeURIComponent(userId ?? '')}`;
      const { data } = await authClient.get<unknown>(path, { signal });
      return v.parse(reservationListSchema, data);
    },
  });
}
