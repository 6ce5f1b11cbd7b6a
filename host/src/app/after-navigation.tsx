import { useLocation } from '@mosta/shared/router';
import { useEffect } from 'react';

/** Path whose heading last had the focus; the page by which one arrived keeps the browser's own start. */
let announced = location.pathname;

/** Drawn beside a page once its code is there: moves the focus to its heading, so that a screen reader tells where one is. */
export function AfterNavigation() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (announced !== pathname) {
      const heading = document.querySelector('main h1');
      if (heading instanceof HTMLElement) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
    }
    announced = pathname;
  }, [pathname]);
  return null;
}
