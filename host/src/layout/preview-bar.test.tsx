import { HOMES } from '@mosta/shared/contract/homes';
import { fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { PortalRouter } from '../app/router';
import { PreviewBar } from './preview-bar';
import { renderFrame } from './testing';

expect.extend(toHaveNoViolations);
const api = setupApi();

type Listener = Parameters<PortalRouter['subscribe']>[0];

/** The bar, the addresses that it opens as documents, and what leads its router elsewhere. */
async function draw() {
  const opened: string[] = [];
  const listeners: Listener[] = [];
  const router = {
    subscribe: (listener: Listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  await renderFrame(
    <PreviewBar
      edition="Mosta Expo 2026"
      router={router}
      isGuarded={(path) => path.startsWith('/organisation')}
      open={(address) => opened.push(address)}
    />,
  );
  const go = (pathname: string, search = '') => {
    const location = { pathname, search, hash: '', state: null, key: 'k' };
    for (const tell of listeners) tell({ location } as Parameters<Listener>[0], NOTHING);
  };
  return { opened, go };
}
const NOTHING = { deletedFetchers: [], newErrors: null, flushSync: false };

it('says which edition is previewed, and leads out of it', async () => {
  let ended = 0;
  api.use(
    http.delete('*/v1/preview', () => {
      ended += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { opened } = await draw();
  expect(await screen.findByText('Aperçu de l’édition Mosta Expo 2026')).toBeVisible();
  expect(await axe(document.body)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Quitter l’aperçu' }));
  await waitFor(() => expect([ended, opened]).toEqual([1, [HOMES.Organizer]]));
});

it('stays where the preview could not be left, and can be asked again', async () => {
  api.use(fails('delete', '/v1/preview', 503, 'UNAVAILABLE'));
  const { opened } = await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Quitter l’aperçu' }));
  expect(await screen.findByText('L’aperçu n’a pas pu être quitté. Réessayez.')).toBeVisible();
  expect(opened).toEqual([]);
});

it('loads pages of signed-in people as documents of their own', async () => {
  const { opened, go } = await draw();
  await screen.findByRole('complementary', { name: 'Aperçu' });
  go('/program');
  go('/organisation/dossiers', '?page=2');
  expect(opened).toEqual(['/organisation/dossiers?page=2']);
});
