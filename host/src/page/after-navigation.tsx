import { useLocation } from '@mosta/shared/router';
import { useEffect } from 'react';

type Page = { pathname: string; row?: string | undefined };

/** The page whose heading was focused last; on the first page the browser's own focus stays. */
let focused: Page | string = location.pathname;

type AfterNavigationProps = {
  /** Address of the row that is shown, where the route's rows have pages of their own: another row is another page. */
  row?: string | undefined;
};

/** Rendered beside a page once its code has loaded: focuses its heading, so that screen readers announce the page. */
export function AfterNavigation({ row }: AfterNavigationProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    const page = { pathname, row };
    if (!isSame(focused, page)) {
      const heading = document.querySelector('main h1');
      if (heading instanceof HTMLElement) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
    }
    focused = page;
  }, [pathname, row]);
  return null;
}

function isSame(before: Page | string, { pathname, row }: Page): boolean {
  if (typeof before === 'string') return before === pathname;
  return before.pathname === pathname && before.row === row;
}
