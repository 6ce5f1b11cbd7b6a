import { setupApi } from '@mosta/shared/testing/handlers';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import HomePage from './home-page';

setupApi();

const heading = 'La terre, la mer et ceux qui les transforment.';

const BADGE = ['Demander un badge visiteur', '/visitor-badges'] as const;
const PROGRAMME = ['Voir le programme', '/program'] as const;
const EXHIBITORS = ['Voir les exposants', '/ExposantConfirme'] as const;

test.each([
  ['before', 'open', 'Réserver un stand', '/exposant', ...BADGE],
  ['before', 'closed', ...PROGRAMME, ...EXHIBITORS],
  ['during', 'open', ...PROGRAMME, ...BADGE],
  ['during', 'closed', ...PROGRAMME, ...EXHIBITORS],
  ['after', 'open', ...EXHIBITORS, 'Lire les nouvelles', '/ActualitesPress'],
] as const)(
  'says what, when, where, and offers what one does %s the fair with registrations %s',
  async (phase, registrations, ...links) => {
    await renderPublic(<HomePage />, 'fr', { edition: { phase, registrations } });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByText('28 avril – 1er mai 2025 · Mostaganem')).toBeVisible();
    const hero = within(screen.getByRole('region', { name: heading }));
    const shown = hero
      .getAllByRole('link')
      .flatMap((link) => [link.textContent, link.getAttribute('href')]);
    expect(shown).toEqual(links);
  },
);

test('gives the four figures', async () => {
  await renderPublic(<HomePage />);
  const figures = within(screen.getByRole('region', { name: 'Le salon en chiffres' }));
  expect(figures.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '4 jours',
    '161',
    '5',
    '185\u00a0000\u00a0DA',
  ]);
  expect(figures.getByText('10h00 – 18h00, le dernier jour jusqu’à 17h00')).toBeInTheDocument();
});

test('shows each stand offer with its sizes and prices', async () => {
  await renderPublic(<HomePage />);
  const offers = within(screen.getByRole('region', { name: 'Les stands de l’édition 2025' }));
  const premium = offers.getByRole('heading', { name: 'Espace Premium' }).closest('li');
  expect(premium).toHaveTextContent('24 m² minimum');
  expect(premium).toHaveTextContent('750 000,00 DA HT');
  expect(
    offers.getByRole('heading', { name: 'Espace personnalisé' }).closest('li'),
  ).toHaveTextContent('Sur devis');
});

test.each([
  ['J’expose', '/exposant'],
  ['Je visite', '/visiteur'],
  ['J’écris, je filme', '/journaliste'],
  ['Je viens de l’étranger', '/visiteurInternational'],
])('has an entry for each public: "%s"', async (name, path) => {
  await renderPublic(<HomePage />);
  const entries = within(screen.getByRole('region', { name: /^Par où commencer/ }));
  expect(entries.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', path);
});

test.each([
  ['De la récolte à la table', 'Découvrir le secteur', '/Secteur'],
  ['Choisir son stand', 'Simuler mon devis', '/simulation'],
  ['Chaque stand a sa place', 'Voir le plan du salon', '/PlanSalon'],
  ['Au programme', 'Voir le programme', '/program'],
  ['Dormir sur place', 'Trouver un hébergement', '/hebergement'],
  ['Le lieu', 'Date, lieu et accès', '/date-lieu'],
  ['Montrer son métier', 'Simuler mon devis', '/simulation'],
])('"%s" leads further: "%s"', async (section, name, path) => {
  await renderPublic(<HomePage />, 'fr', { edition: { phase: 'before' } });
  const part = within(screen.getByRole('region', { name: section }));
  expect(part.getByRole('link', { name })).toHaveAttribute('href', path);
});

test.each([['Les stands de l’édition 2025', 'Voir toutes les offres', '/exposant']])(
  'afterwards "%s" leads further: "%s"',
  async (section, name, path) => {
    await renderPublic(<HomePage />);
    const part = within(screen.getByRole('region', { name: section }));
    expect(part.getByRole('link', { name })).toHaveAttribute('href', path);
  },
);

test('lists five sponsors, each a link to another site', async () => {
  await renderPublic(<HomePage />);
  const strip = within(screen.getByRole('region', { name: 'Ils soutiennent le salon' }));
  const links = strip.getAllByRole('link');
  expect(links).toHaveLength(5);
  for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await renderPublic(<HomePage />, language);
  expect((await axe(container)).violations).toEqual([]);
});
