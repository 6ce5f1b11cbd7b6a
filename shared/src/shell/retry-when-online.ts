/**
 * Loads code and starts what it offers. Where it cannot be loaded, the network's return is the moment to try again.
 * @param start called once with what was loaded; returns its cleanup
 * @returns ends it, or the attempts
 */
export function retryWhenOnline<Loaded>(
  load: () => Promise<Loaded>,
  start: (loaded: Loaded) => () => void,
): () => void {
  let ended = false;
  let cleanup: (() => void) | null = null;
  const attempt = () => {
    load()
      .then((loaded) => {
        if (!ended) cleanup = start(loaded);
      })
      .catch(() => {
        if (!ended) window.addEventListener('online', attempt, { once: true });
      });
  };
  attempt();
  return () => {
    ended = true;
    window.removeEventListener('online', attempt);
    cleanup?.();
  };
}
