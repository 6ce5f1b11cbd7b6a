import { useSearchParams } from '@mosta/shared/router';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Changes part of the address without a new history entry. The change is applied to the address as it is then, not as
 * it was when a delayed action was planned: selection and search write independently of each other.
 */
export function useAddressWriter() {
  const [, setParameters] = useSearchParams();
  const latest = useRef(setParameters);
  useEffect(() => {
    latest.current = setParameters;
  });
  return useCallback(
    (change: (parameters: URLSearchParams) => void) =>
      latest.current(
        (current) => {
          const next = new URLSearchParams(current);
          change(next);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [],
  );
}
