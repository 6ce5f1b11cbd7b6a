import { screen, within } from '@testing-library/react';
import { renderFrame } from '../layout/testing';
import { NotFoundPage } from './not-found-page';

test('leads home, and to what people look for most often', async () => {
  await renderFrame(<NotFoundPage />, { edition: { phase: 'after' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page introuvable');
  expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');
  const ways = within(screen.getByRole('list')).getAllByRole('link');
  expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Plan', '/PlanSalon'],
    ['Programme', '/program'],
    ['Ma visite', '/ma-visite'],
  ]);
});
