import { emptyRegistry } from '@mosta/shared/contract/registry';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen } from '@testing-library/react';
import { RemoteFallback } from './remote-fallback';
import { RemotesContext } from './remotes-context';

const network = (event: 'online' | 'offline') =>
  act(() => void window.dispatchEvent(new Event(event)));

it.each([
  ['fr', /ne répond pas/, /n’est pas sur cet appareil/],
  ['en', /is not answering/, /is not on this device/],
  ['ar', /لا يستجيب/, /غير محفوظ على هذا الجهاز/],
] as const)('speaks of the network where there is none, in %s', async (language, failed, away) => {
  await renderWithProviders(
    <RemotesContext
      value={{
        registry: emptyRegistry(new Date(0)),
        loader: () => undefined,
        preload: () => undefined,
      }}
    >
      <RemoteFallback remote="hotels" size="slot" code="SCRIPT_FAILED" />
    </RemotesContext>,
    { language, catalogues: { host: (each) => import(`../locales/${each}.json`) } },
  );
  expect(screen.getByRole('alert')).toHaveTextContent(failed);
  expect(screen.getByRole('alert')).not.toHaveTextContent(away);
  network('offline');
  expect(screen.getByRole('alert')).toHaveTextContent(away);
  network('online');
  expect(screen.getByRole('alert')).toHaveTextContent(failed);
});
