import { setupApi } from '@mosta/shared/testing/handlers';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import OrganisationPage from './organisation-page';

setupApi();

test.each([
  ['Le comité', ['Président du comité', 'Vice-président du comité']],
  ['La direction du salon', ['Commissaire du salon', 'Directeur du salon']],
  [
    'Les services',
    [
      'Responsable administratif',
      'Responsable des ressources humaines',
      'Responsable technique',
      'Responsable de la communication',
    ],
  ],
])('shows the roles of "%s"', async (group, roles) => {
  await renderPublic(<OrganisationPage />);
  const part = within(screen.getByRole('region', { name: group }));
  expect(part.getAllByRole('heading', { level: 3 }).map((role) => role.textContent)).toEqual(roles);
});

test('names nobody: the eight members are plainly samples', async () => {
  await renderPublic(<OrganisationPage />);
  expect(screen.getAllByText(/^Membre exemple \d$/)).toHaveLength(8);
  expect(screen.getByText('Noms d’exemple, à remplacer par l’organisation.')).toBeVisible();
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await renderPublic(<OrganisationPage />, language);
  expect((await axe(container)).violations).toEqual([]);
});
