import { compareCatalogues } from '@mosta/shared/testing/compare-catalogues';
import { answers, setupApi } from '@mosta/shared/testing/handlers';
import {
  buildRegistry,
  buildRegistryRemote,
  buildRegistryVersion,
} from '@mosta/shared/testing/registry';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PANEL_EVENT } from '../federation/overrides';
import { RemoteLoader } from '../federation/remote-loader';
import { RemotesContext } from '../federation/remotes-context';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { observeRemotes } from './page-observations';
import { reloadPage } from './reload-page';
import { TestingPanel } from './testing-panel';

jest.mock('./reload-page');

const remote = buildRegistryRemote([
  buildRegistryVersion({ name: 'hotels', version: '1.0.0' }),
  buildRegistryVersion({ name: 'hotels', version: '0.9.0' }),
]);
const registry = buildRegistry({ hotels: remote });

async function openPanel() {
  const loader = new RemoteLoader({
    name: 'hotels',
    remote,
    importVersion: async () => ({ name: 'hotels', contract: '^1.0.0', routes: {}, slots: {} }),
    report: () => undefined,
    clock: { now: () => 0, after: () => () => undefined },
    random: () => 0,
  });
  const remotes = { registry, loader: () => loader, preload: () => undefined };
  observeRemotes(remotes);
  await renderWithProviders(
    <RemotesContext value={remotes}>
      <TestingPanel />
    </RemotesContext>,
    { catalogues: { testing: (language) => import(`./locales/${language}.json`) } },
  );
  act(() => void dispatchEvent(new Event(PANEL_EVENT)));
  return { loader, panel: await screen.findByRole('dialog', { name: 'Panneau d’essai' }) };
}

const server = setupApi();
beforeEach(() => {
  sessionStorage.clear();
  server.use(answers('get', '/registry.json', registry));
});

it('opens by the keyboard and closes again', async () => {
  const { panel } = await openPanel();
  await userEvent.click(within(panel).getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{Alt>}{Shift>}[KeyP]{/Shift}{/Alt}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('says what is loaded from where, and how it went', async () => {
  const { panel, loader } = await openPanel();
  const row = within(panel).getByRole('listitem');
  expect(row).toHaveTextContent('pas encore demandé');
  await act(async () => void (await loader.load()));
  expect(row).toHaveTextContent(/1\.0\.0 · chargé · \d+ ms · \//);
});

it('shows the failures of the page, with what their reports say', async () => {
  const { panel } = await openPanel();
  const detail = {
    remote: 'hotels',
    version: '1.0.0',
    phase: 'script',
    code: 'CHUNK_FAILED',
    ms: 12,
  };
  act(() => void dispatchEvent(new CustomEvent('portal:failure', { detail })));
  const row = within(panel).getByRole('row', { name: /CHUNK_FAILED/ });
  expect(row).toHaveTextContent('hotels1.0.0scriptCHUNK_FAILED12');
});

it.each([
  ['0.9.0', '/remotes/hotels/0.9.0/mf-manifest.json'],
  ['stub:ok', 'stub:ok'],
  ['off', 'off'],
  ['http://localhost:4000/mf-manifest.json', 'http://localhost:4000/mf-manifest.json'],
])('loads %s in the place of a remote, with the next page', async (typed, kept) => {
  const { panel } = await openPanel();
  const field = within(within(panel).getByRole('form', { name: 'hotels' })).getByRole('combobox', {
    name: 'Version, stub ou adresse',
  });
  await userEvent.type(field, typed);
  await userEvent.click(within(panel).getByRole('button', { name: 'Charger pour hotels' }));
  expect(JSON.parse(sessionStorage.getItem('portal-overrides') ?? '')).toEqual({ hotels: kept });
  expect(reloadPage).toHaveBeenCalled();
});

it('takes an override back by an empty field', async () => {
  sessionStorage.setItem('portal-overrides', '{"hotels":"off"}');
  const { panel } = await openPanel();
  await userEvent.clear(within(panel).getByRole('combobox'));
  await userEvent.click(within(panel).getByRole('button', { name: 'Charger pour hotels' }));
  expect(JSON.parse(sessionStorage.getItem('portal-overrides') ?? '')).toEqual({});
});

it('says the same in every language', () => {
  expect(compareCatalogues({ fr, en, ar })).toEqual([]);
});
