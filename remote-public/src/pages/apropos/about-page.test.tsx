import { setupApi } from '@mosta/shared/testing/handlers';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import AboutPage from './about-page';

setupApi();

const factOf = (term: string) =>
  within(screen.getByRole('region', { name: 'L’essentiel' })).getByText(term).nextElementSibling;

test('states dates, hours, place and stands of the edition', async () => {
  await renderPublic(<AboutPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'À propos' })).toBeVisible();
  expect(factOf('Dates')).toHaveTextContent('28 avril – 1er mai 2025');
  expect(factOf('Horaires')).toHaveTextContent(/10h00 – 18h00.*Le 1er mai : 10h00 – 17h00/);
  expect(factOf('Lieu')).toHaveTextContent(/Mostaganem.*parvis d’un hypermarché/);
  expect(factOf('Stands')).toHaveTextContent(/^161/);
});

test('gives the size and the capacity of the main area', async () => {
  await renderPublic(<AboutPage />);
  const hall = within(screen.getByRole('region', { name: 'Zone principale' }));
  expect(hall.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '12\u00a0m',
    '18\u00a0m',
    '120 personnes',
  ]);
});

test('leads on to the fair, the message and the team', async () => {
  await renderPublic(<AboutPage />);
  const next = within(screen.getByRole('region', { name: 'À lire ensuite' }));
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/MostaExpo',
    '/Message',
    '/Organisation',
  ]);
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await renderPublic(<AboutPage />, language);
  expect((await axe(container)).violations).toEqual([]);
});
