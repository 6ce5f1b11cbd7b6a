import { matchRoute } from '@mosta/shared/contract/registry';
import { previewedEdition } from '@mosta/shared/late/previewed-edition';
import { RouterProvider } from '@mosta/shared/router';
import { PortalProviders, SessionExpiry, SessionRealtime, SlotContext } from '@mosta/shared/shell';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { RemoteContent } from '../federation/remote-content';
import type { Remotes } from '../federation/remotes';
import { RemotesContext } from '../federation/remotes-context';
import { OfflineBanner } from '../layout/offline-banner';
import { followPages } from '../offline/follow-pages';
import { pageConfig } from '../page/page-config';
import { KillSwitch } from '../releases/kill-switch';
import { followRegistry, type LiveRegistry } from '../releases/live-registry';
import { LiveRegistryContext, useOpenRemotes } from '../releases/live-registry-context';
import { watchTypedInput } from '../releases/typed-input';
import type { PortalRouter } from './router';

type AppProps = {
  remotes: Remotes;
  /** Made before the first rendering, which React may begin anew. */
  router: PortalRouter;
  live: LiveRegistry;
  /** What whoever tests may open; visitors have none. */
  Panel?: ComponentType | undefined;
};

/** The portal: providers around the routes of every remote. */
export function App({ remotes, router, live, Panel }: AppProps) {
  const open = useOpenRemotes(remotes, live, pageConfig().registry);
  useEffect(() => followRegistry(live), [live]);
  useEffect(watchTypedInput, []);
  useEffect(() => followPages(router), [router]);
  const preview = previewedEdition();
  return (
    <Suspense>
      <PortalProviders>
        <SessionRealtime />
        <SessionExpiry navigate={(path) => void router.navigate(path)} />
        <RemotesContext value={open}>
          <LiveRegistryContext value={live}>
            <SlotContext value={drawSlot}>
              {preview !== null && (
                <Suspense>
                  <PreviewBar edition={preview} router={router} isGuarded={isGuarded} />
                </Suspense>
              )}
              <RouterProvider router={router} />
              <OfflineBanner />
              {Panel && (
                <Suspense fallback={null}>
                  <Panel />
                </Suspense>
              )}
            </SlotContext>
          </LiveRegistryContext>
        </RemotesContext>
      </PortalProviders>
    </Suspense>
  );
}

/** Nobody but an organiser with a preview fetches it. */
const PreviewBar = lazy(() =>
  import(/* webpackChunkName: "preview" */ '../layout/preview-bar').then(({ PreviewBar: bar }) => ({
    default: bar,
  })),
);

function isGuarded(pathname: string): boolean {
  return matchRoute(pageConfig().registry, pathname)?.route.guarded === true;
}

/** `<remote>/<slot>` drawn from that remote, in a boundary of its own. */
function drawSlot(name: string, props: Readonly<Record<string, unknown>>) {
  const [remote = '', slot = ''] = name.split('/');
  return (
    <KillSwitch remote={remote} size="slot">
      <RemoteContent
        remote={remote}
        pickKey={slot}
        pick={(module) => module.slots[slot] ?? module.slots['*']}
        props={props}
        size="slot"
      />
    </KillSwitch>
  );
}
