import { RESERVATION_PARAMETER } from '@mosta/shared/domain/dashboard-link';
import { useSearchParams } from '@mosta/shared/router';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';

/** The reservation that the address names, or the first. */
export function useChosenReservation(
  reservations: readonly Reservation[],
): [Reservation | undefined, (id: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(RESERVATION_PARAMETER);
  const chosen = reservations.find(({ _id }) => _id === named) ?? reservations.at(0);

  function choose(id: string): void {
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(RESERVATION_PARAMETER, id);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [chosen, choose];
}
