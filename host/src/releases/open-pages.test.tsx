import type { Registry } from '@mosta/shared/contract/registry';
import { Link } from '@mosta/shared/router';
import {
  buildRegistry,
  buildRegistryRemote,
  buildRegistryVersion,
} from '@mosta/shared/testing/registry';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Remotes } from '../federation/remotes';
import { RemotesContext } from '../federation/remotes-context';
import { ChangeOver } from './change-over';
import { KillSwitch } from './kill-switch';
import { LiveRegistry } from './live-registry';
import { LiveRegistryContext, useOpenRemotes } from './live-registry-context';
import { watchTypedInput } from './typed-input';

const versions = [
  buildRegistryVersion({ version: '1.0.0' }),
  buildRegistryVersion({ version: '1.1.0' }),
];
type Change = Partial<Registry['remotes'][string]>;
const hotels = (change: Change = {}, plan: Change = {}) =>
  buildRegistry({
    hotels: { ...buildRegistryRemote(versions), ...change },
    plan: { ...buildRegistryRemote(versions), ...plan },
  });

const reload = jest.fn();
let stopWatching: () => void;
beforeEach(() => {
  reload.mockClear();
  stopWatching = watchTypedInput();
});
afterEach(() => stopWatching());

/** A page of the hotels with a form, and a second one with a widget of the plan. */
async function openPage(started = hotels()) {
  const portal: { answer: Registry | null } = { answer: started };
  const live = new LiveRegistry(started, async () => portal.answer);
  const remotes: Remotes = { registry: started, loader: () => undefined, preload: () => undefined };
  const page = (path: string, content: string) => (
    <ChangeOver key={path} remote="hotels" path={path} reload={reload}>
      <KillSwitch remote="hotels" size="page" reload={reload}>
        <h1>{content}</h1>
        <label>
          Message <input />
        </label>
        <Link to="/b">Suite</Link>
        <Link to="/a">Retour</Link>
        {path === '/b' && (
          <KillSwitch remote="plan" size="slot">
            <p>Plan</p>
          </KillSwitch>
        )}
      </KillSwitch>
    </ChangeOver>
  );
  function Providers({ children }: { children: React.ReactNode }) {
    return (
      <RemotesContext value={useOpenRemotes(remotes, live, started)}>
        <LiveRegistryContext value={live}>{children}</LiveRegistryContext>
      </RemotesContext>
    );
  }
  await renderWithProviders(<Providers>{page('/a', 'Première page')}</Providers>, {
    route: '/a',
    path: '/a',
    elsewhere: { '/b': <Providers>{page('/b', 'Seconde page')}</Providers> },
    catalogues: { host: (language) => import(`../locales/${language}.json`) },
  });
  const hear = async (answer: Registry | null) => {
    portal.answer = answer;
    await act(async () => {
      await live.check();
    });
  };
  return { portal, hear };
}
const heading = () => screen.findByRole('heading', { level: 1 });
const type = () => userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Bonjour');
const goOn = () => userEvent.click(screen.getByRole('link', { name: 'Suite' }));

describe('an open page whose remote has a new version', () => {
  it('stays as it is, and is loaded anew at the next navigation', async () => {
    const { hear } = await openPage();
    await hear(hotels({ active: '1.1.0' }));
    expect(await heading()).toHaveTextContent('Première page');
    expect(reload).not.toHaveBeenCalled();
    await goOn();
    await screen.findByRole('status');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not loaded anew where nothing has changed, or has been taken back', async () => {
    const { hear } = await openPage();
    await hear(hotels({ active: '1.1.0' }));
    await hear(hotels());
    await goOn();
    expect(await heading()).toHaveTextContent('Seconde page');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded anew where a page is gone to that has shown a widget of another remote with a new version', async () => {
    const { hear } = await openPage();
    await goOn();
    expect(await screen.findByText('Plan')).toBeVisible();
    await hear(hotels({}, { active: '1.1.0' }));
    await userEvent.click(screen.getByRole('link', { name: 'Retour' }));
    expect(await heading()).toHaveTextContent('Première page');
    expect(reload).not.toHaveBeenCalled();
    await goOn();
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });

  it('shows the version that it has while the portal does not answer', async () => {
    const { hear, portal } = await openPage();
    await hear(hotels({ active: '1.1.0' }));
    portal.answer = null;
    await goOn();
    expect(await heading()).toHaveTextContent('Seconde page');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('an open page whose remote is closed', () => {
  const sentence = /est fermée pour le moment$/;

  it('says so at once, and comes back by itself', async () => {
    const { hear } = await openPage();
    await hear(hotels({ enabled: false }));
    expect(await heading()).toHaveTextContent(sentence);
    await hear(hotels());
    expect(await heading()).toHaveTextContent('Première page');
  });

  it('stays while somebody types, with a notice, and is closed at the next navigation', async () => {
    const { hear } = await openPage();
    await type();
    await hear(hotels({ enabled: false }));
    expect(await heading()).toHaveTextContent('Première page');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Bonjour');
    expect(screen.getByRole('alert')).toHaveTextContent('Ce que vous avez saisi reste affiché');
    await goOn();
    expect(await heading()).toHaveTextContent(sentence);
  });

  it('is loaded anew when it was closed from the start and opens', async () => {
    const { hear } = await openPage(hotels({ enabled: false }));
    expect(await heading()).toHaveTextContent(sentence);
    await hear(hotels());
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
