import { type OwnStand, ownStandsOf, standCodesOf } from '@mosta/shared/domain/own-stands';
import { useFollowHolds } from '@mosta/shared/queries';
import { useMemo } from 'react';
import { useMyHolds, useMyReservations } from './hold.queries';

/**
 * Codes of the exhibitor's own stands: those held, those of reservations that wait for the organiser and when the first
 * of these gives its stands back, and all.
 */
export function useOwnStands() {
  const holds = useMyHolds().data;
  const reservations = useMyReservations().data;
  useFollowHolds(holds);
  return useMemo(() => {
    const stands = ownStandsOf(reservations ?? [], holds ?? []);
    return {
      held: standCodesOf(stands, 'hold'),
      pending: standCodesOf(stands, 'pending'),
      pendingUntil: firstEndOf(stands),
      all: standCodesOf(stands),
    };
  }, [holds, reservations]);
}

export type OwnStands = ReturnType<typeof useOwnStands>;

/** ISO timestamps of one zone sort as the instants do. */
function firstEndOf(stands: readonly OwnStand[]): string | undefined {
  return stands
    .flatMap(({ standing }) =>
      standing.kind === 'pending' && standing.expires !== null ? [standing.expires] : [],
    )
    .toSorted()[0];
}
