import { setupApi } from '@mosta/shared/testing/handlers';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import InternationalVisitorPage from './international-visitor-page';

setupApi();

test('prepares the journey, and says what is still to come', async () => {
  await renderPublic(<InternationalVisitorPage />, 'fr', { edition: { phase: 'before' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Visiteur international' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trouver un hébergement' })).toHaveAttribute(
    'href',
    '/hebergement',
  );
  expect(screen.getByRole('heading', { name: /^Contenu à venir\s!$/ })).toBeVisible();
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await renderPublic(<InternationalVisitorPage />, language);
  expect((await axe(container)).violations).toEqual([]);
});
