import { useQueryClient } from '@mosta/shared/queries';
import { type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { RemoteLoading } from '../federation/remote-fallback';
import { LiveRegistryContext } from './live-registry-context';
import { hasTypedInput } from './typed-input';
import { PagePath, remotesOnPage } from './widgets-of-pages';

type ChangeOverProps = {
  /** The remote of the page to which the visitor has come. */
  remote: string;
  /** Path of that page's route. */
  path: string;
  /** The page's title, shown while this is decided. */
  title?: string;
  /** Loads the page anew; its address is the new one already. */
  reload?: () => void;
  children: ReactNode;
};

/**
 * Where a navigation leads to a page of a remote that has another version now, or to one that has shown a widget of such a
 * remote, the page is loaded anew, and with it that version. Never while something typed is on the page or on its way, and only while the portal answers; then the page is
 * shown in the version that is there. Rendered with the route's path as its key.
 */
export function ChangeOver(props: ChangeOverProps) {
  const { remote, path, title, reload = reloadPage, children } = props;
  const live = useContext(LiveRegistryContext);
  const client = useQueryClient();
  const [isOutdated] = useState(() => {
    const shown = [remote, ...remotesOnPage(path)];
    return () => shown.some((each) => live.isOutdated(each));
  });
  const [deciding, setDeciding] = useState(isOutdated);
  useLayoutEffect(() => {
    if (!deciding) {
      live.checkUnlessFresh();
      return;
    }
    // Only now: the form of the page that was left is gone.
    if (hasTypedInput() || client.isMutating() > 0) {
      setDeciding(false);
      return;
    }
    let left = false;
    void live.check().then((answered) => {
      if (left) return;
      if (answered && isOutdated()) reload();
      else setDeciding(false);
    });
    return () => {
      left = true;
    };
  }, [deciding, live, client, isOutdated, reload]);
  if (deciding) return <RemoteLoading size="page" title={title} />;
  return <PagePath value={path}>{children}</PagePath>;
}

function reloadPage(): void {
  location.reload();
}
