import { useLocation, useNavigate, useSearchParams } from '@mosta/shared/router';
import { useCallback } from 'react';

/** Query parameter that holds the selection, so that an open hotel can be shared. */
export const HOTEL_PARAMETER = 'hotel';

type SelectionState = { openedHere?: boolean };

/**
 * The selected hotel in the address: opening adds an entry to the history, which the Back button takes away again.
 * Closing goes back to that entry where there is one, and otherwise (a shared link) replaces the address.
 */
export function useSelectedHotel() {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const openedHere = (useLocation().state as SelectionState | null)?.openedHere === true;

  const open = useCallback(
    (id: string) => {
      const state: SelectionState = { openedHere: true };
      setParameters((current) => withHotel(current, id), { state, preventScrollReset: true });
    },
    [setParameters],
  );

  const close = useCallback(() => {
    if (openedHere) {
      void navigate(-1);
      return;
    }
    setParameters((current) => withHotel(current, null), {
      replace: true,
      preventScrollReset: true,
    });
  }, [openedHere, navigate, setParameters]);

  return { selectedId: parameters.get(HOTEL_PARAMETER), open, close };
}

function withHotel(current: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(current);
  if (id === null) next.delete(HOTEL_PARAMETER);
  else next.set(HOTEL_PARAMETER, id);
  return next;
}
