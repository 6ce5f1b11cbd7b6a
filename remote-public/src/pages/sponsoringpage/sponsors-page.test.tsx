import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import SponsoringPage from '../sponsoringtext/sponsoring-page';
import SponsorsPage from './sponsors-page';

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
