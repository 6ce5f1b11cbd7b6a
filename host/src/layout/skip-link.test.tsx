import { emptyRegistry } from '@mosta/shared/contract/registry';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemotesContext } from '../federation/remotes-context';
import { providePageConfig } from '../page/page-config';
import { AppFrame } from './app-frame';
import { SiteFrame } from './site-frame';

const registry = emptyRegistry(new Date(0));
const remotes = { registry, loader: () => undefined, preload: () => undefined };

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  providePageConfig({
    environment: 'production',
    language: 'fr',
    overrides: false,
    remoteOrigins: [],
    registry,
    manifests: {},
    status: 200,
  });
});

test.each([
  ['site', <SiteFrame key="site" />],
  ['app', <AppFrame key="app" />],
])('the %s frame begins with the way to the content', async (_, frame) => {
  await renderWithProviders(<RemotesContext value={remotes}>{frame}</RemotesContext>, {
    catalogues: { host: (language) => import(`../locales/${language}.json`) },
  });
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Aller au contenu' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#content');
});

test('in the site frame it leads to the main part', async () => {
  await renderWithProviders(
    <RemotesContext value={remotes}>
      <SiteFrame />
    </RemotesContext>,
  );
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});
