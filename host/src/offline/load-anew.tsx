import { useOnline } from '@mosta/shared/queries';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { RemoteLoading } from '../federation/remote-fallback';
import { pageConfig } from '../page/page-config';
import { hasTypedInput } from '../releases/typed-input';
import { savedAt } from './saved-page';

/** Whether this document has shown a page. */
let hasShownPage = false;

type LoadAnewProps = {
  /** The page's title, shown while this is decided. */
  title: string;
  /** Loads the page anew; its address is the new one already. */
  reload?: () => void;
  children: ReactNode;
};

/**
 * Without network a page that is kept comes whole from memory: its document, its code and its data are of one moment. A
 * page from memory loads the next one anew in any case, since the network may be back, and its release gone. Never while
 * something typed is on the page. Rendered with the route's path as its key.
 */
export function LoadAnew({ title, reload = reloadPage, children }: LoadAnewProps) {
  const online = useOnline();
  const [deciding, setDeciding] = useState(
    () => hasShownPage && pageConfig().offline === true && (savedAt() !== null || !online),
  );
  useLayoutEffect(() => {
    hasShownPage = true;
    if (!deciding) return;
    // Only now: the form of the page that was left is gone.
    if (hasTypedInput()) {
      setDeciding(false);
      return;
    }
    let left = false;
    // The code has come before, with what keeps pages.
    void import(/* webpackChunkName: "offline" */ './better-loaded')
      .then(({ isBetterLoaded }) => isBetterLoaded())
      .catch(() => false)
      .then((better) => {
        if (left) return;
        if (better) reload();
        else setDeciding(false);
      });
    return () => {
      left = true;
    };
  }, [deciding, reload]);
  return deciding ? <RemoteLoading size="page" title={title} /> : children;
}

function reloadPage(): void {
  location.reload();
}
