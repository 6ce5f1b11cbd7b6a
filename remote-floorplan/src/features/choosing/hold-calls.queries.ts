import { authClient } from '@mosta/shared/http';
import {
  type QueryClient,
  refreshHolds,
  refreshReservations,
  refreshStands,
  useMutation,
  useQueryClient,
} from '@mosta/shared/queries';
import { reservationSchema } from '@mosta/shared/schemas/reservation.schema';
import { holdSchema } from '@mosta/shared/schemas/stand.schema';
import * as v from 'valibot';

type HoldCall<Answer> = {
  call: (subject: string, signal: AbortSignal) => Promise<Answer>;
  /** Runs before the lists are fetched again: the component that called may be gone afterwards. */
  onDone?: ((subject: string) => void) | undefined;
  /** Lists that have changed besides holds and stands. */
  alsoRefresh?: (client: QueryClient) => Promise<void>;
};

/** A call that changes holds. It is done when the lists are fresh, also after a refusal. */
function useHoldCall<Answer>({ call, onDone, alsoRefresh }: HoldCall<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (_answer, subject) => onDone?.(subject),
    onSettled: () =>
      Promise.all([refreshHolds(client), refreshStands(client), alsoRefresh?.(client)]),
  });
}

/** Takes a hold on a stand, by its code. */
export function useTakeHold() {
  return useHoldCall({
    call: async (code, signal) => {
      const path = `v1/stand/${encodeURIComponent(code)}/hold`;
      const { data } = await authClient.post<unknown>(path, undefined, { signal });
      return v.parse(holdSchema, data);
    },
  });
}

type Done = (id: string) => void;
const pathOf = (id: string, action: string) => `v1/hold/${encodeURIComponent(id)}/${action}`;

/** Adds the full time once more to the end of a hold, by its identifier. */
export function useProlongHold(onDone: Done) {
  return useHoldCall({
    onDone,
    call: async (id, signal) => {
      const { data } = await authClient.post<unknown>(pathOf(id, 'prolong'), undefined, { signal });
      return v.parse(holdSchema, data);
    },
  });
}

/** Gives the stand of a hold back. */
export function useReleaseHold(onDone: Done) {
  return useHoldCall({
    onDone,
    call: async (id, signal) => {
      await authClient.post<unknown>(pathOf(id, 'release'), undefined, { signal });
    },
  });
}

/** Puts the stand of a hold into the exhibitor's pending reservation. */
export function useReserveHold(onDone: Done) {
  return useHoldCall({
    onDone,
    alsoRefresh: refreshReservations,
    call: async (id, signal) => {
      const { data } = await authClient.post<unknown>(pathOf(id, 'reserve'), undefined, { signal });
      return v.parse(reservationSchema, data);
    },
  });
}
