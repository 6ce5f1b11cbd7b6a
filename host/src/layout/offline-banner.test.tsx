import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen } from '@testing-library/react';
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
