import { useSearchParams } from '@mosta/shared/router';
import { useCallback, useEffect, useRef } from 'react';

/** What was written to the page's one address, from what the router shows on: it shows a change later than it is made. */
let writes: URLSearchParams[] = [];

/**
 * Changes part of the address without a new history entry. Each change builds on the one before, shown or not: selection
 * and search write independently of each other, and neither may undo the other.
 */
export function useAddressWriter() {
  const [parameters, setParameters] = useSearchParams();
  const latest = useRef({ parameters, setParameters });
  useEffect(() => {
    latest.current = { parameters, setParameters };
  });
  useEffect(() => {
    const shown = writes.findIndex((one) => one.toString() === parameters.toString());
    writes = shown < 0 ? [] : writes.slice(shown);
  }, [parameters]);
  useEffect(
    () => () => {
      writes = [];
    },
    [],
  );
  return useCallback((change: (parameters: URLSearchParams) => void) => {
    const next = new URLSearchParams(writes.at(-1) ?? latest.current.parameters);
    change(next);
    writes.push(next);
    latest.current.setParameters(next, { replace: true, preventScrollReset: true });
  }, []);
}
