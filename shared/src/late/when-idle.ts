/** Longest wait for a moment in which the browser has nothing else to do; milliseconds. */
const IDLE_TIMEOUT_MS = 3000;

/** Runs something when the browser has nothing else to do, at the latest after three seconds. @returns cancels it */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(request);
}
