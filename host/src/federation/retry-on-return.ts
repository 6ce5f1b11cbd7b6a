/** Longest pause before a retry by itself: many pages see the same network come back. */
const JITTER_MS = 2000;

/**
 * Retries once, after a pause that differs from page to page, whenever the network comes back or the page is looked at
 * again.
 * @param random between 0 and 1
 * @returns the function that ends it
 */
export function retryOnReturn(retry: () => void, random = Math.random): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onReturn = () => {
    if (document.visibilityState === 'hidden') return;
    clearTimeout(timer);
    timer = setTimeout(retry, JITTER_MS * random());
  };
  addEventListener('online', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
