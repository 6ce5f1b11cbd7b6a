import { useSession } from '@mosta/shared/auth';
import { authClient } from '@mosta/shared/http';
import {
  ownReservationsQuery,
  refreshReservations,
  useMutation,
  useQuery,
  useQueryClient,
} from '@mosta/shared/queries';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';

/** The signed-in exhibitor's reservations (specification, section 7). */
export function useReservations() {
  return useQuery(ownReservationsQuery(useSession()?.user._id));
}

/** Fetches the reservations again, since something has changed them. */
export function useRefreshReservations(): () => Promise<void> {
  const client = useQueryClient();
  return () => refreshReservations(client);
}

type OrderedLine = { reservation: Reservation; lineId: string };

/** Takes an ordered line back; the tables are up to date when it is done, also after a refusal. */
export function useTakeBack() {
  const refresh = useRefreshReservations();
  return useMutation({
    mutationFn: async ({ reservation, lineId }: OrderedLine, signal) => {
      const path = [reservation._id, 'order', lineId].map(encodeURIComponent).join('/');
      await authClient.delete(`v1/reservation/${path}`, { signal });
    },
    onSettled: refresh,
  });
}
