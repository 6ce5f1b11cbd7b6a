import { useMemo } from 'react';
import { OwnStandList } from './stands/own-stand-list';
import { codesOf } from './stands/own-stands';
import { SalonView as SalonFrame } from './stands/salon-frame';
import { useOwnStands } from './stands/stand.queries';
import { useReservations } from './supplies/reservation.queries';

const NONE = [] as const;

/** The hall with the exhibitor's own stands. The plan is shown whatever becomes of the rest. */
export function SalonView() {
  const reservations = useReservations();
  const own = useOwnStands(reservations.data ?? NONE);
  const codes = useMemo(() => codesOf(own.stands), [own.stands]);

  function retry(): void {
    own.refetch();
    if (reservations.isError) void reservations.refetch();
  }
  return (
    <SalonFrame
      codes={codes}
      stands={
        <OwnStandList
          stands={own.stands}
          loading={own.loading || reservations.isPending}
          failed={own.failed || (reservations.isError && !reservations.isFetching)}
          onRetry={retry}
        />
      }
    />
  );
}
