import { useSession } from '@mosta/shared/auth';
import { ownStandsOf } from '@mosta/shared/domain/own-stands';
import { ownHoldsQuery, standsQuery, useQuery } from '@mosta/shared/queries';
import { subscribe } from '@mosta/shared/realtime';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import type { Stand, StandChange } from '@mosta/shared/schemas/stand.schema';
import { useEffect, useEffectEvent, useMemo } from 'react';

function sizesOf(stands: readonly Stand[]): ReadonlyMap<string, number | null> {
  return new Map(stands.map(({ code, size }) => [code, size]));
}

/** Own stands of these reservations and of holds, as the plan changes; `failed` when holds could not be had. */
export function useOwnStands(reservations: readonly Reservation[]) {
  const holds = useQuery(ownHoldsQuery(useSession()?.user._id));
  const sizes = useQuery({
    ...standsQuery(),
    // only holds need it: they carry no size
    enabled: (holds.data ?? []).length > 0,
    select: sizesOf,
  });
  const stands = useMemo(
    () => ownStandsOf(reservations, holds.data ?? [], sizes.data),
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
