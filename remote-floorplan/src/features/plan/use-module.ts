import { useCallback, useEffect, useState } from 'react';

type Loaded<Module> = { module: Module | undefined; failed: boolean };
const NONE = { module: undefined, failed: false };

/**
 * A module that is fetched when it is first needed. Unlike with `lazy`, a failure is told, and can be tried again.
 * @param load the same function at every rendering
 */
export function useModule<Module>(load: () => Promise<Module>) {
  const [loaded, setLoaded] = useState<Loaded<Module>>(NONE);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let live = true;
    load().then(
      (module) => live && setLoaded({ module, failed: false }),
      () => live && setLoaded({ module: undefined, failed: true }),
    );
    return () => {
      live = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => {
    setLoaded(NONE);
    setAttempt((old) => old + 1);
  }, []);
  return { ...loaded, retry };
}
