import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type SetURLSearchParams,
  useSearchParams as useShownSearchParams,
} from 'react-router-dom';

/**
 * The parameters of the address, and how to change them. A function gets those of the address as it is now: a page shows
 * a change later than it is made, and the library's own hook gives what is shown, so that the second of two quick presses
 * would undo the first.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [shown, setParameters] = useShownSearchParams();
  const router = useContext(DataRouterContext)?.router;
  const change = useCallback<SetURLSearchParams>(
    (next, options) =>
      setParameters(
        typeof next === 'function' && router
          ? next(new URLSearchParams(router.state.location.search))
          : next,
        options,
      ),
    [setParameters, router],
  );
  return [shown, change];
}
