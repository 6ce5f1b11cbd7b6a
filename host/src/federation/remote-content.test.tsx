import { buildRegistry, buildRegistryRemote } from '@mosta/shared/testing/registry';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadError } from './failures';
import { RemoteContent } from './remote-content';
import { RemoteLoader } from './remote-loader';
import { RemotesContext } from './remotes-context';

const remote = buildRegistryRemote();

const good = {
  name: 'hotels',
  contract: '^1.0.0',
  routes: { '/a': async () => ({ default: () => <h1>Page du remote</h1> }) },
  slots: {},
};

function setUp(importVersion: () => Promise<unknown>) {
  const loader = new RemoteLoader({
    name: 'hotels',
    remote,
    importVersion,
    report: () => undefined,
    wait: async () => undefined,
    now: () => 0,
    random: () => 0,
  });
  const remotes = {
    registry: buildRegistry({ hotels: remote }),
    loader: () => loader,
    preload: () => undefined,
  };
  const draw = () =>
    renderWithProviders(
      <RemotesContext.Provider value={remotes}>
        <RemoteContent
          remote="hotels"
          pickKey="/a"
          pick={(module) => module.routes['/a']}
          size="page"
        />
      </RemotesContext.Provider>,
      { catalogues: { host: (language) => import(`../locales/${language}.json`) } },
    );
  return { loader, draw };
}

const dead = async () => {
  throw new LoadError('manifest', 'MANIFEST_TIMEOUT', 'no answer');
};

describe('RemoteContent', () => {
  it('draws the page of a remote once it is loaded', async () => {
    const { draw } = setUp(async () => good);
    await draw();
    expect(await screen.findByRole('heading', { name: 'Page du remote' })).toBeVisible();
  });

  it('shows the failure of a preload that was under way when the visitor came', async () => {
    const { loader, draw } = setUp(dead);
    void loader.preload();
    await draw();
    expect(await screen.findByRole('alert')).toHaveTextContent('Annuaire');
    expect(screen.getByRole('alert')).toHaveTextContent('MANIFEST_TIMEOUT');
  });

  it('recovers on « Réessayer »', async () => {
    let broken = true;
    const { draw } = setUp(async () => (broken ? dead() : good));
    await draw();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    broken = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Page du remote' })).toBeVisible();
  });
});
