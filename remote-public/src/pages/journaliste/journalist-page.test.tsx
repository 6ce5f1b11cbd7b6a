import { setupApi } from '@mosta/shared/testing/handlers';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import JournalistPage from './journalist-page';

setupApi();

test('says how to be accredited and where to ask', async () => {
  await renderPublic(<JournalistPage />, 'fr', { edition: { phase: 'before' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Journalistes' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Demander une accréditation' })).toHaveAttribute(
    'href',
    '/contact?sujet=Accr%C3%A9ditation+presse',
  );
  const steps = within(screen.getByRole('region', { name: 'Obtenir une accréditation' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  expect(steps.getByRole('link', { name: 'Demander un badge de presse' })).toHaveAttribute(
    'href',
    '/visitor-badges?categorie=journalist',
  );
});

test('gives the facts to quote', async () => {
  await renderPublic(<JournalistPage />);
  const facts = within(screen.getByRole('region', { name: 'Repères à citer' }));
  expect(facts.getByText('28 avril – 1er mai 2025')).toBeVisible();
  expect(facts.queryByText(/exemple/)).not.toBeInTheDocument();
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await renderPublic(<JournalistPage />, language);
  expect((await axe(container)).violations).toEqual([]);
});
