import type { RenderedPage } from './render';

/**
 * Navigates on at once from an address, before the page has shown it: a busy machine does so by chance.
 * @param search query of the address that is passed over
 * @param to where the router goes from it
 * @returns settles when the router is there
 */
export function passOver(
  router: RenderedPage['router'],
  search: string,
  to: string,
): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ location }) => {
      if (location.search !== search) return;
      unsubscribe();
      resolve(router.navigate(to));
    });
  });
}
