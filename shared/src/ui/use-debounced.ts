import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs only the last of several actions, `ms` milliseconds after it was asked for, and none once the component has
 * unmounted.
 * @returns a stable function that schedules an action
 */
export function useDebouncedCallback(ms: number): (action: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (action) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(action, ms);
    },
    [ms],
  );
}
