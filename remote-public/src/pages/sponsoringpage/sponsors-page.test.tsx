import first from '@mosta/shared/domain/first-content.json';
import type { Sponsor } from '@mosta/shared/schemas/sponsor.schema';
import { answers, setupApi } from '@mosta/shared/testing/handlers';
import { createTestQueryClient } from '@mosta/shared/testing/render';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sponsorsQuery } from '../../content.queries';
import { renderPublic } from '../../testing';
import HomePage from '../home/home-page';
import SponsoringPage from '../sponsoringtext/sponsoring-page';
import SponsorsPage from './sponsors-page';

const api = setupApi();
const answer = (sponsors: readonly unknown[]) =>
  api.use(answers('get', '/v1/content/sponsor', sponsors));
beforeEach(() => answer(first.sponsor));

test('five sponsors, each by name, each a link to another site', async () => {
  await renderPublic(<SponsorsPage />);
  const strip = within(screen.getByRole('region', { name: 'Ils soutiennent le salon' }));
  const links = strip.getAllByRole('link');
  expect(links).toHaveLength(5);
  for (const [index, link] of links.entries()) {
    expect(link).toHaveAccessibleName(new RegExp(`^Sponsor exemple ${index + 1}`));
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/exemple\.dz\//));
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
  }
});

/** A page that the service filled with these sponsors. */
function filled(sponsors: readonly Sponsor[]) {
  answer(sponsors);
  const queryClient = createTestQueryClient();
  queryClient.setQueryData(sponsorsQuery().queryKey, [...sponsors]);
  return { queryClient };
}

const PARTNER: Sponsor = {
  ...{
    id: 'moulin',
    sample: false,
    level: 'partner',
    name: 'Moulin exemple',
    lien: '',
    logo: null,
  },
};

test('sponsors stand under their level, with their logo and without one, with a site and without one', async () => {
  const logo = { path: `/v1/picture/${'a'.repeat(64)}`, width: 400, height: 160 };
  const platinum: Sponsor = {
    ...PARTNER,
    ...{ id: 'conserverie', level: 'platinum', name: 'Conserverie exemple', logo },
    lien: 'https://conserverie.exemple.dz',
  };
  await renderPublic(<SponsorsPage />, 'fr', filled([PARTNER, platinum]));
  const levels = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(levels).toEqual(['Sponsors Platinum', 'Partenaires']);
  const first = within(screen.getByRole('region', { name: 'Sponsors Platinum' }));
  expect(first.getByRole('presentation')).toHaveAttribute('src', logo.path);
  expect(first.getByRole('link')).toHaveAttribute('href', platinum.lien);
  const second = within(screen.getByRole('region', { name: 'Partenaires' }));
  expect(second.getByText('Moulin exemple')).toBeVisible();
  expect(second.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/^Sponsors d’exemple/)).toBeNull();
});

test('without sponsors the page says that they will come, and the home page says nothing', async () => {
  const page = await renderPublic(<SponsorsPage />, 'fr', filled([]));
  expect(screen.getByText('Les sponsors de cette édition seront annoncés ici.')).toBeVisible();
  page.unmount();
  await renderPublic(<HomePage />, 'fr', filled([]));
  expect(screen.queryByRole('region', { name: 'Ils soutiennent le salon' })).toBeNull();
});

test('the offer leads to the Platinum places of the plan and to the form with its subject', async () => {
  await renderPublic(<SponsoringPage />);
  expect(screen.getByRole('link', { name: 'Sponsor Platinum 1' })).toHaveAttribute(
    'href',
    '/PlanSalon?stand=Sponsor+Platinum+1',
  );
  expect(screen.getByRole('link', { name: 'Sponsor Platinium 2' })).toHaveAttribute(
    'href',
    '/PlanSalon?stand=Sponsor+Platinium+2',
  );
  for (const link of screen.getAllByRole('link', { name: 'Demander une proposition' })) {
    expect(link).toHaveAttribute('href', '/contact?sujet=Devenir+sponsor');
  }
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const sponsors = await renderPublic(<SponsorsPage />, language);
  expect((await axe(sponsors.container)).violations).toEqual([]);
  sponsors.unmount();
  const offer = await renderPublic(<SponsoringPage />, language);
  expect((await axe(offer.container)).violations).toEqual([]);
});
