/** @jest-environment @mosta/portal-sdk/jest/page */
import type { CatalogueModule } from '@mosta/shared/contract/define-remote';
import type { Language } from '@mosta/shared/contract/languages';
import { changeLanguage, startI18n, useTranslation } from '@mosta/shared/i18n';
import { renderHook } from '@testing-library/react';
import { loadTexts } from './remote-texts';

const part = (texts: object) => jest.fn(async () => ({ default: texts }));
const home = part({ pages: { home: 'Accueil' }, list: 'Liste' });
const plan = part({ pages: { plan: 'Plan' } });
const divided: CatalogueModule = {
  default: { label: 'Salon', pages: { common: 'Partout' } },
  parts: [home, plan],
  needed: { 'route-home': [1], 'route-plan': [2] },
};
const moduleOf = (catalogue: (language: Language) => Promise<CatalogueModule>, name: string) => ({
  module: { contract: '^1.0.0', name, routes: {}, slots: {}, catalogue },
});
/** The text as a component of the remote shows it. */
function text(remote: string, key: string): string {
  const { result, unmount } = renderHook(() => useTranslation(remote));
  const shown = result.current.t(key);
  unmount();
  return shown;
}

beforeAll(() => startI18n('fr'));
beforeEach(() => jest.clearAllMocks());

it('loads the parts that a page needs, and no others', async () => {
  const remote = moduleOf(async () => divided, 'first');
  await loadTexts('first', remote, 'route-home');
  expect([text('first', 'label'), text('first', 'pages.home')]).toEqual(['Salon', 'Accueil']);
  expect(plan).not.toHaveBeenCalled();

  await loadTexts('first', remote, 'route-plan');
  const shown = ['pages.common', 'pages.home', 'pages.plan', 'list'].map((key) =>
    text('first', key),
  );
  expect(shown).toEqual(['Partout', 'Accueil', 'Plan', 'Liste']);
});

it('lacks nothing where two pages ask at once', async () => {
  const remote = moduleOf(async () => divided, 'both');
  await Promise.all([
    loadTexts('both', remote, 'route-home'),
    loadTexts('both', remote, 'route-plan'),
  ]);
  expect([text('both', 'pages.home'), text('both', 'pages.plan')]).toEqual(['Accueil', 'Plan']);
});

it('loads all parts for a page that is not named', async () => {
  await loadTexts(
    'all',
    moduleOf(async () => divided, 'all'),
    'route-else',
  );
  expect([text('all', 'pages.home'), text('all', 'pages.plan')]).toEqual(['Accueil', 'Plan']);
});

it('has the texts of all pages in another language', async () => {
  const arabic: CatalogueModule = {
    ...divided,
    default: { pages: { common: 'عامّ' } },
    parts: [part({ pages: { home: 'الرئيسية' } }), part({ pages: { plan: 'المخطط' } })],
  };
  const remote = moduleOf(async (language) => (language === 'ar' ? arabic : divided), 'arabic');
  await loadTexts('arabic', remote, 'route-home');
  await loadTexts('arabic', remote, 'route-plan');
  await changeLanguage('ar');
  await loadTexts('arabic', remote, 'route-plan');
  const shown = ['common', 'home', 'plan'].map((page) => text('arabic', `pages.${page}`));
  expect(shown).toEqual(['عامّ', 'الرئيسية', 'المخطط']);
  await changeLanguage('fr');
});

it('fails for a page whose part cannot be had, and not for the others', async () => {
  const gone = jest.fn(() => Promise.reject(new Error('no network')));
  const remote = moduleOf(async () => ({ ...divided, parts: [home, gone] }), 'gone');
  await loadTexts('gone', remote, 'route-home');
  await expect(loadTexts('gone', remote, 'route-plan')).rejects.toMatchObject({
    code: 'CATALOGUE_FAILED',
  });
  await loadTexts('gone', remote, 'route-home');
});

it('takes a whole catalogue as it is', async () => {
  const whole: CatalogueModule = { default: { label: 'Salon' } };
  await loadTexts(
    'whole',
    moduleOf(async () => whole, 'whole'),
    'route-home',
  );
  expect(text('whole', 'label')).toBe('Salon');
});
