import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import VisitorPage from './visitor-page';

test('offers the badge first, then dates and place', async () => {
  await renderPublic(<VisitorPage />);
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

test('tells how to prepare the visit, in order, and when the doors are open', async () => {
  await renderPublic(<VisitorPage />);
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

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await renderPublic(<VisitorPage />, language);
  expect((await axe(container)).violations).toEqual([]);
});
