import { useSession } from '@mosta/shared/auth';
import { authClient, useMutation, useQuery, useQueryClient } from '@mosta/shared/http';
import { type Reservation, reservationListSchema } from '@mosta/shared/schemas/reservation.schema';
import * as v from 'valibot';

const RESERVATION_KEY = 'reservation';

/** The signed-in exhibitor's reservations (specification, section 7). */
export function useReservations() {
  const userId = useSession()?.user._id;
  return useQuery({
    queryKey: [RESERVATION_KEY, 'exhibitor', userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const path = `v1/reservation/exhibitor/${encodeURIComponent(userId ?? '')}`;
      const { data } = await authClient.get<unknown>(path, { signal });
      return v.parse(reservationListSchema, data);
    },
  });
}

/** Asks for the reservations anew, since something has changed them. */
export function useRefreshReservations(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [RESERVATION_KEY] });
}

type OrderedLine = { reservation: Reservation; lineId: string };

/** Takes an ordered line back; the tables are up to date when it is done, also after a refusal. */
export function useTakeBack() {
  const refresh = useRefreshReservations();
  return useMutation({
    mutationFn: async ({ reservation, lineId }: OrderedLine) => {
      const path = [reservation._id, 'order', lineId].map(encodeURIComponent).join('/');
      await authClient.delete(`v1/reservation/${path}`);
    },
    onSettled: refresh,
  });
}
