import { useLocation } from '@mosta/shared/router';
import { useEffect } from 'react';

/** Path of the page whose heading was focused last; on the first page the browser's own focus stays. */
let focusedPath = location.pathname;

/** Rendered beside a page once its code has loaded: focuses its heading, so that screen readers announce the page. */
export function AfterNavigation() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (focusedPath !== pathname) {
      const heading = document.querySelector('main h1');
      if (heading instanceof HTMLElement) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
    }
    focusedPath = pathname;
  }, [pathname]);
  return null;
}
