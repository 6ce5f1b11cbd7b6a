import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { compareCatalogues } from '../testing/compare-catalogues';
import { renderWithProviders } from '../testing/render';
import {
  beforeLanguageChange,
  changeLanguage,
  currentLanguage,
  readChosenLanguage,
  useLanguage,
  useTranslation,
} from './i18n';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';

it('says the same in every language', () => {
  expect(compareCatalogues({ fr, en, ar })).toEqual([]);
});

const catalogues = {
  sample: async (language: 'fr' | 'en' | 'ar') => ({
    default:
      language === 'fr' ? { hello: 'Bonjour', only: 'En français' } : { hello: `${language}!` },
  }),
};

function Sample() {
  const { t } = useTranslation('sample');
  const language = useLanguage();
  return (
    <>
      <h1>{t('hello')}</h1>
      <p>{t('only')}</p>
      <button type="button" onClick={() => void changeLanguage('ar')}>
        {language}
      </button>
    </>
  );
}

it('switches texts, direction and the stored choice, and stays on the page', async () => {
  const { router } = await renderWithProviders(<Sample />, { catalogues, route: '/ici?x=1' });
  expect(screen.getByRole('heading')).toHaveTextContent('Bonjour');
  await userEvent.click(screen.getByRole('button', { name: 'fr' }));
  expect(await screen.findByText('ar!')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(currentLanguage()).toBe('ar');
  expect(readChosenLanguage()).toBe('ar');
  expect(router.state.location).toMatchObject({ pathname: '/ici', search: '?x=1' });
});

it('keeps the last of two quick choices, whichever texts arrive last', async () => {
  let arrive: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const slowEnglish = {
    sample: async (language: 'fr' | 'en' | 'ar') => {
      if (language === 'en') await slow;
      return catalogues.sample(language);
    },
  };
  await renderWithProviders(<Sample />, { catalogues: slowEnglish });
  await act(async () => {
    const first = changeLanguage('en');
    await changeLanguage('ar');
    arrive();
    await first;
  });
  expect(currentLanguage()).toBe('ar');
  expect(readChosenLanguage()).toBe('ar');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

it('falls back on French for a text that a language lacks', async () => {
  await renderWithProviders(<Sample />, { catalogues, language: 'en' });
  expect(screen.getByText('En français')).toBeInTheDocument();
});

it('sets the thousands of counts apart, of other numbers where asked, and leaves years alone', async () => {
  const texts = {
    of: 'Dossiers : {{count}} sur {{total, number}}, édition {{year}} de {{name, number}}',
  };
  function Counts() {
    const { t } = useTranslation('counts');
    return <p>{t('of', { count: 2501, total: 12_000, year: 2027, name: 'Mosta' })}</p>;
  }
  await renderWithProviders(<Counts />, {
    catalogues: { counts: async () => ({ default: texts }) },
    language: 'fr',
  });
  expect(screen.getByText(/Dossiers/).textContent).toBe(
    'Dossiers : 2\u00a0501 sur 12\u00a0000, édition 2027 de Mosta',
  );
});

it('looks for no texts where the language alone is asked for', async () => {
  await renderWithProviders(<Sample />, { catalogues });
  expect(i18next.reportNamespaces?.getUsedNamespaces()).toContain('sample');
  // react-i18next's own name for texts of no name
  expect(i18next.reportNamespaces?.getUsedNamespaces()).not.toContain('translation');
});

it('waits for what is fetched before a change of language, and the last of two choices wins', async () => {
  let arrive: () => void = jest.fn();
  const end = beforeLanguageChange(
    (language) =>
      new Promise((resolve) => {
        if (language === 'en') arrive = resolve;
        else resolve();
      }),
  );
  await act(async () => {
    await changeLanguage('fr');
    const late = changeLanguage('en');
    expect(currentLanguage()).toBe('fr');
    await changeLanguage('ar');
    arrive();
    await late;
  });
  expect(currentLanguage()).toBe('ar');
  end();
  await act(() => changeLanguage('en'));
  expect(currentLanguage()).toBe('en');
});
