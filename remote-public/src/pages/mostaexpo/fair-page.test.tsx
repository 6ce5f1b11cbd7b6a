import { setupApi } from '@mosta/shared/testing/handlers';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import FairPage from './fair-page';

setupApi();

test('shows every common area at its place on the plan', async () => {
  await renderPublic(<FairPage />);
  const areas = within(screen.getByRole('region', { name: 'Les espaces communs' }));
  expect(areas.getAllByRole('link')).toHaveLength(10);
  expect(areas.getByRole('link', { name: 'Voir World Food sur le plan' })).toHaveAttribute(
    'href',
    '/PlanSalon?stand=World%20Food',
  );
  expect(areas.getByRole('link', { name: 'Espace 2 : voir VIP2 sur le plan' })).toHaveAttribute(
    'href',
    '/PlanSalon?stand=VIP2',
  );
});

test('counts the stands and leads to the plan', async () => {
  await renderPublic(<FairPage />);
  const plan = within(screen.getByRole('region', { name: 'Chaque stand a sa place' }));
  expect(plan.getByText(/^161 stands en quatre rangées/)).toBeVisible();
  expect(plan.getByRole('link', { name: 'Voir le plan du salon' })).toHaveAttribute(
    'href',
    '/PlanSalon',
  );
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await renderPublic(<FairPage />, language);
  expect((await axe(container)).violations).toEqual([]);
});
