import { useSession } from '@mosta/shared/auth';
import { authClient, plainClient, useQuery } from '@mosta/shared/http';
import { subscribe } from '@mosta/shared/realtime';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import {
  holdListSchema,
  type StandChange,
  standListSchema,
} from '@mosta/shared/schemas/stand.schema';
import { useEffect, useEffectEvent, useMemo } from 'react';
import * as v from 'valibot';
import { ownStandsOf } from './own-stands';

/** The signed-in exhibitor's running options. */
function useHolds() {
  const userId = useSession()?.user._id;
  return useQuery({
    queryKey: ['hold', 'mine', userId],
    enabled: userId !== undefined,
    // options run out, and are taken on other pages
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>('v1/hold/mine', { signal });
      return v.parse(holdListSchema, data);
    },
  });
}

/** Square metres by code. Asked for only where an option needs it. */
function useStandSizes(enabled: boolean) {
  return useQuery({
    queryKey: ['stand', 'size'],
    enabled,
    queryFn: async ({ signal }) => {
      const { data } = await plainClient.get<unknown>('v1/stand', { signal });
      return new Map(v.parse(standListSchema, data).map(({ code, size }) => [code, size]));
    },
  });
}

/** Own stands of these reservations and options, as the plan changes; `failed` when options could not be asked for. */
export function useOwnStands(reservations: readonly Reservation[]) {
  const holds = useHolds();
  const sizes = useStandSizes((holds.data ?? []).length > 0);
  const stands = useMemo(
    () => ownStandsOf(reservations, holds.data ?? [], sizes.data ?? new Map()),
    [reservations, holds.data, sizes.data],
  );
  const onChange = useEffectEvent(({ code }: StandChange) => {
    if (stands.some((stand) => stand.code === code)) void holds.refetch();
  });
  useEffect(() => subscribe('stand', (change) => onChange(change)), []);
  return {
    stands,
    loading: holds.isPending,
    failed: holds.isError && !holds.isFetching,
    refetch: () => void holds.refetch(),
  };
}
