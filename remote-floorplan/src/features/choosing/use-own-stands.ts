import { ownStandsOf, standCodesOf } from '@mosta/shared/domain/own-stands';
import { useMemo } from 'react';
import { useMyHolds, useMyReservations } from './hold.queries';

/** Codes of the exhibitor's own stands: those held, those of reservations that wait for the organiser, and all. */
export function useOwnStands() {
  const holds = useMyHolds().data;
  const reservations = useMyReservations().data;
  return useMemo(() => {
    const stands = ownStandsOf(reservations ?? [], holds ?? []);
    return {
      held: standCodesOf(stands, 'hold'),
      pending: standCodesOf(stands, 'pending'),
      all: standCodesOf(stands),
    };
  }, [holds, reservations]);
}

export type OwnStands = ReturnType<typeof useOwnStands>;
