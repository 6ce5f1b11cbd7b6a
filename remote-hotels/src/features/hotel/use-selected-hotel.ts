import { useLocation, useNavigate, useSearchParams } from '@mosta/shared/router';
import { useCallback, useEffect, useRef } from 'react';

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
  const selectedId = parameters.get(HOTEL_PARAMETER);
  // A double press asks twice before the address has changed: the second must neither add an entry nor leave the page.
  const asked = useRef(selectedId);
  useEffect(() => {
    asked.current = selectedId;
  }, [selectedId]);

  const open = useCallback(
    (id: string) => {
      if (asked.current === id) return;
      asked.current = id;
      const state: SelectionState = { openedHere: true };
      setParameters((current) => withHotel(current, id), { state, preventScrollReset: true });
    },
    [setParameters],
  );

  const close = useCallback(() => {
    if (asked.current === null) return;
    asked.current = null;
    if (openedHere) {
      void navigate(-1);
      return;
    }
    setParameters((current) => withHotel(current, null), {
      replace: true,
      preventScrollReset: true,
    });
  }, [openedHere, navigate, setParameters]);

  return { selectedId, open, close };
}

function withHotel(current: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(current);
  if (id === null) next.delete(HOTEL_PARAMETER);
  else next.set(HOTEL_PARAMETER, id);
  return next;
}
