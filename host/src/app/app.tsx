import { RouterProvider } from '@mosta/shared/router';
import { PortalProviders, SessionExpiry, SessionRealtime, SlotContext } from '@mosta/shared/shell';
import { Suspense, useState } from 'react';
import { RemoteContent } from '../federation/remote-content';
import type { Remotes } from '../federation/remotes';
import { RemotesContext } from '../federation/remotes-context';
import { OfflineBanner } from '../layout/offline-banner';
import { createPortalRouter } from './router';

/** The portal: providers around the routes of every remote. */
export function App({ remotes }: { remotes: Remotes }) {
  const [router] = useState(() => createPortalRouter(remotes));
  return (
    <Suspense>
      <PortalProviders>
        <SessionRealtime />
        <SessionExpiry navigate={(path) => void router.navigate(path)} />
        <RemotesContext value={remotes}>
          <SlotContext value={drawSlot}>
            <RouterProvider router={router} />
            <OfflineBanner />
          </SlotContext>
        </RemotesContext>
      </PortalProviders>
    </Suspense>
  );
}

/** `<remote>/<slot>` drawn from that remote, in a boundary of its own. */
function drawSlot(name: string, props: Readonly<Record<string, unknown>>) {
  const [remote = '', slot = ''] = name.split('/');
  return (
    <RemoteContent
      remote={remote}
      pickKey={slot}
      pick={(module) => module.slots[slot] ?? module.slots['*']}
      props={props}
      size="slot"
    />
  );
}
