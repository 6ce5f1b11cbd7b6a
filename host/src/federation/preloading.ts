import { savesData } from '@mosta/shared/late/saves-data';

/**
 * Preloads the target of a link when the pointer or the focus reaches it. One listener for the whole page,
 * so that the links of every remote take part. Who saves data fetches nothing before it is needed.
 * @returns the function that removes the listeners
 */
export function preloadOnIntent(preload: (pathname: string) => void): () => void {
  const onIntent = (event: Event) => {
    if (savesData()) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && link.origin === location.origin)
      preload(link.pathname);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return () => {
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}
