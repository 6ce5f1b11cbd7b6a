import { setupApi } from '@mosta/shared/testing/handlers';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import VisitorPage from './visitor-page';

setupApi();

test('offers the badge first, then dates and place', async () => {
  await renderPublic(<VisitorPage />, 'fr', { edition: { phase: 'before' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Visiteurs' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Demander un badge visiteur' })).toHaveAttribute(
    'href',
    '/visitor-badges',
  );
  expect(screen.getByRole('link', { name: 'Date, lieu et accès' })).toHaveAttribute(
    'href',
    '/date-lieu',
  );
});

test('offers no badge while none are given', async () => {
  await renderPublic(<VisitorPage />, 'fr', {
    edition: { phase: 'before', registrations: 'closed' },
  });
  expect(screen.queryByRole('link', { name: 'Demander un badge visiteur' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Date, lieu et accès' })).toBeVisible();
});

test('tells how to prepare the visit, in order, and when the doors are open', async () => {
  await renderPublic(<VisitorPage />, 'fr', { edition: { phase: 'during' } });
  const steps = within(screen.getByRole('region', { name: 'Préparer sa visite' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent?.slice(0, 9))).toEqual([
    '1Demander',
    '2Choisir ',
    '3Repérer ',
    '4VenirEn ',
  ]);
  expect(
    within(screen.getByRole('table', { name: 'Horaires d’ouverture' })).getAllByRole('row'),
  ).toHaveLength(5);
});

test.each(['open', 'closed'] as const)(
  'afterwards leads to what remains, and names the badge only while registrations are %s',
  async (registrations) => {
    await renderPublic(<VisitorPage />, 'fr', { edition: { phase: 'after', registrations } });
    expect(screen.getByText(/^L’édition 2025 a fermé ses portes le 1er mai 2025/)).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const first = links.indexOf('/ExposantConfirme');
    expect(links.slice(first, first + 3)).toEqual([
      '/ExposantConfirme',
      '/ActualitesPress',
      '/contact?sujet=Prochaine+%C3%A9dition',
    ]);
    expect(screen.queryByRole('region', { name: 'Préparer sa visite' })).toBeNull();
    const badge = screen.queryByRole('link', { name: 'Badge visiteur' });
    if (registrations === 'closed') expect(badge).toBeNull();
    else expect(badge?.closest('p')).toHaveTextContent(/^Le salon est terminé\. Les inscriptions/);
  },
);

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await renderPublic(<VisitorPage />, language);
  expect((await axe(container)).violations).toEqual([]);
});
