import { useSearchParams } from '@mosta/shared/router';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Changes part of the address without a new history entry. Each change builds on the one before, shown or not: selection
 * and search write independently of each other, and neither may undo the other.
 * @returns the same function always
 */
export function useAddressWriter() {
  const [, setParameters] = useSearchParams();
  const latest = useRef(setParameters);
  useEffect(() => {
    latest.current = setParameters;
  });
  return useCallback((change: (parameters: URLSearchParams) => void) => {
    latest.current(
      (now) => {
        change(now);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, []);
}
