import { authClient, clockAhead, useMutation } from '@mosta/shared/http';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { reservationSchema } from '../schemas/reservation.schema';
import { type Hold, holdListSchema, holdSchema } from '../schemas/stand.schema';
import { refreshReservations } from './reservation';
import { refreshStands } from './stand';

const ROOT = ['hold'] as const;

/** A hold, and when it ends by the clock of this device, which may be wrong. */
export type TimedHold = Hold & {
  /** Epoch milliseconds. */
  endsAt: number;
};

/** A person's own holds on stands, the first to end first. @param userId undefined: nothing is fetched */
export function ownHoldsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['hold', 'mine', userId],
    enabled: userId !== undefined,
    // holds run out, and are taken on other pages
    staleTime: 0,
    queryFn: async ({ signal }): Promise<TimedHold[]> => {
      const { data } = await authClient.get<unknown>('v1/hold/mine', { signal });
      const ahead = clockAhead();
      return v
        .parse(holdListSchema, data)
        .map((hold) => ({ ...hold, endsAt: Date.parse(hold.expires) + ahead }));
    },
  });
}

/** Fetches the holds again where they are shown. */
export function refreshHolds(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ROOT });
}

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
