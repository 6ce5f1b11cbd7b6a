import { buildRegistry } from '@mosta/shared/testing/registry';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { providePageConfig } from '../page/page-config';
import { LoadAnew } from './load-anew';

const catalogues = { host: (each: string) => import(`../locales/${each}.json`) };
const network = (event: 'online' | 'offline') =>
  act(() => void window.dispatchEvent(new Event(event)));

function provide(offline: boolean) {
  providePageConfig({
    ...{ environment: 'test', language: 'fr', overrides: false, remoteOrigins: [] },
    ...{ registry: buildRegistry({}), manifests: {}, status: 200, offline },
  });
}

function setWorker(active: boolean) {
  const getRegistration = async () => (active ? { active: {} } : undefined);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration },
  });
}

function showFromMemory() {
  const meta = document.createElement('meta');
  meta.name = 'portal-saved';
  meta.content = '2025-04-28T09:30:00.000Z';
  document.head.append(meta);
}

const reload = jest.fn();
const visit = () =>
  renderWithProviders(
    <LoadAnew title="Programme" reload={reload}>
      <h1>Le programme</h1>
    </LoadAnew>,
    { catalogues },
  );

beforeEach(() => {
  reload.mockClear();
  provide(true);
  setWorker(true);
});
afterEach(() => {
  document.querySelector('meta[name="portal-saved"]')?.remove();
  network('online');
});

it('never loads the first page of a document anew', async () => {
  showFromMemory();
  await visit();
  expect(screen.getByRole('heading', { name: 'Le programme' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it('shows the next page at once while there is a network', async () => {
  await visit();
  expect(screen.getByRole('heading', { name: 'Le programme' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it('loads the next page anew in a page from memory', async () => {
  showFromMemory();
  await visit();
  expect(screen.getByText('Programme')).toBeVisible();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('shows the page as it is where there is no worker, or where nothing is kept', async () => {
  showFromMemory();
  setWorker(false);
  const { unmount } = await visit();
  expect(await screen.findByRole('heading', { name: 'Le programme' })).toBeVisible();
  unmount();
  setWorker(true);
  provide(false);
  await visit();
  expect(screen.getByRole('heading', { name: 'Le programme' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
