import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveRegistry } from '../releases/live-registry';
import { LiveRegistryContext } from '../releases/live-registry-context';
import { OfflineBanner } from './offline-banner';

const TEXTS = {
  fr: /^Vous êtes hors ligne/,
  en: /^You are offline/,
  ar: /^أنتم غير متصلين/,
} as const;

const network = (event: 'online' | 'offline') =>
  act(() => void window.dispatchEvent(new Event(event)));

afterEach(() => network('online'));

it.each(['fr', 'en', 'ar'] as const)(
  'says that the network is away while it is, in %s',
  async (language) => {
    await renderWithProviders(<OfflineBanner />, {
      language,
      catalogues: { host: (each) => import(`../locales/${each}.json`) },
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    network('offline');
    expect(screen.getByRole('status')).toHaveTextContent(TEXTS[language]);
    network('online');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

describe('a page from the memory of the device', () => {
  const SAVED = {
    fr: /^Enregistré le 28 avril 2025 à 10h30/,
    en: /^Saved on 28 April 2025 at 10:30/,
    ar: /^حُفظت يوم .*2025 على الساعة 10:30/,
  } as const;

  beforeEach(() => {
    const meta = document.createElement('meta');
    meta.name = 'portal-saved';
    meta.content = '2025-04-28T09:30:00.000Z';
    document.head.append(meta);
  });
  afterEach(() => document.querySelector('meta[name="portal-saved"]')?.remove());

  it.each(['fr', 'en', 'ar'] as const)('says from when it is, in %s', async (language) => {
    await renderWithProviders(<OfflineBanner />, {
      language,
      catalogues: { host: (each) => import(`../locales/${each}.json`) },
    });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(SAVED[language]));
  });

  it('may be told to be quiet, and says when the network is back', async () => {
    let answers = false;
    const registry = { schemaVersion: 1 as const, updatedAt: '', remotes: {} };
    const live = new LiveRegistry(registry, async () => (answers ? registry : null));
    await renderWithProviders(
      <LiveRegistryContext value={live}>
        <OfflineBanner />
      </LiveRegistryContext>,
      { catalogues: { host: (each) => import(`../locales/${each}.json`) } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Fermer ce message' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    network('online');
    await act(() => live.check());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    answers = true;
    network('online');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/^Le réseau est revenu/),
    );
    expect(screen.getByRole('button', { name: 'Afficher la version actuelle' })).toBeVisible();
  });
});
