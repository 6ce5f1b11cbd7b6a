import { useSession } from '@mosta/shared/auth';
import { authClient, useMutation, useQuery, useQueryClient } from '@mosta/shared/http';
import { participationListSchema } from '@mosta/shared/schemas/participation.schema';
import { reservationListSchema, reservationSchema } from '@mosta/shared/schemas/reservation.schema';
import { type Hold, holdListSchema, holdSchema } from '@mosta/shared/schemas/stand.schema';
import * as v from 'valibot';

const HOLDS = ['hold', 'mine'] as const;
/** Of whoever is signed in; every list of stands, holds and reservations may have changed with a hold. */
const CHANGED_WITH_A_HOLD = [['hold'], ['stand']] as const;
const CHANGED_WITH_A_SALE = [...CHANGED_WITH_A_HOLD, ['reservation']] as const;
/** The service forgets a hold a moment after it has run out. */
const ASK_AGAIN_MS = 3000;

/** A hold and when it ends by the clock of this device, which may be wrong. */
export type TimedHold = Hold & {
  /** Epoch milliseconds. */
  endsAt: number;
};

/** Whether holds concern the visitor: organisers and visitors without an account have none. */
export function useExhibitorId(): string | undefined {
  const session = useSession();
  return session?.role === 'Exhibitor' ? session.user._id : undefined;
}

/** One's own options, the first to end first. */
export function useMyHolds() {
  const userId = useExhibitorId();
  return useQuery({
    queryKey: [...HOLDS, userId],
    enabled: userId !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) => askHolds(signal),
    refetchInterval: ({ state }) =>
      state.data?.some(({ endsAt }) => endsAt <= Date.now()) ? ASK_AGAIN_MS : false,
  });
}

async function askHolds(signal: AbortSignal): Promise<TimedHold[]> {
  const { data, headers } = await authClient.get<unknown>('v1/hold/mine', { signal });
  const ahead = aheadOf(headers.date);
  return v
    .parse(holdListSchema, data)
    .map((hold) => ({ ...hold, endsAt: Date.parse(hold.expires) + ahead }));
}

/** How much this device's clock is ahead of the service's, in milliseconds; 0 where the answer has no date. */
function aheadOf(date: unknown): number {
  const told = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return Number.isNaN(told) ? 0 : Date.now() - told;
}

/** One's own reservations. */
export function useMyReservations() {
  const userId = useExhibitorId();
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

/** Whether the exhibitor has a participation, into whose reservation a held stand can go; undefined until that is known. */
export function useHasParticipation(): boolean | undefined {
  const userId = useExhibitorId();
  const { data } = useQuery({
    queryKey: ['participation', 'mine', 'any', userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const { data: answer } = await authClient.get<unknown>('v1/participation/mine', { signal });
      return v.parse(participationListSchema, answer).length > 0;
    },
  });
  return data;
}

type HoldCall<Answer> = {
  call: (given: string) => Promise<Answer>;
  /** Runs before the lists are asked for again: what called may be gone afterwards. */
  onDone?: ((given: string) => void) | undefined;
  changed?: readonly (readonly string[])[];
};

/** A call that changes holds: what is shown is asked for again before it counts as done, also after a refusal. */
function useHoldCall<Answer>({ call, onDone, changed = CHANGED_WITH_A_HOLD }: HoldCall<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (_answer, given) => onDone?.(given),
    onSettled: () =>
      Promise.all(changed.map((key) => queryClient.invalidateQueries({ queryKey: [...key] }))),
  });
}

/** Takes an option on a stand, by its code. */
export function useTakeHold() {
  return useHoldCall({
    call: async (code) => {
      const { data } = await authClient.post<unknown>(`v1/stand/${encodeURIComponent(code)}/hold`);
      return v.parse(holdSchema, data);
    },
  });
}

type Done = (id: string) => void;
const pathOf = (id: string, deed: string) => `v1/hold/${encodeURIComponent(id)}/${deed}`;

/** Gives an option, by its identifier, the full time once more. */
export function useProlongHold(onDone: Done) {
  return useHoldCall({
    onDone,
    call: async (id) => {
      const { data } = await authClient.post<unknown>(pathOf(id, 'prolong'));
      return v.parse(holdSchema, data);
    },
  });
}

export function useReleaseHold(onDone: Done) {
  return useHoldCall({
    onDone,
    call: async (id) => {
      await authClient.post<unknown>(pathOf(id, 'release'));
    },
  });
}

/** Puts the stand of an option into one's pending reservation. */
export function useReserveHold(onDone: Done) {
  return useHoldCall({
    onDone,
    changed: CHANGED_WITH_A_SALE,
    call: async (id) => {
      const { data } = await authClient.post<unknown>(pathOf(id, 'reserve'));
      return v.parse(reservationSchema, data);
    },
  });
}
