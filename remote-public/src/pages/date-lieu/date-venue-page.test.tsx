import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import DateVenuePage from './date-venue-page';

test('shows the four dates under the heading "Date & Lieu"', async () => {
  await renderPublic(<DateVenuePage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Date & Lieu' })).toBeVisible();
  const dates = within(screen.getByRole('region', { name: 'Les dates' })).getAllByRole('listitem');
  expect(dates.map((date) => date.textContent)).toEqual([
    'lundi28avril 2025',
    'mardi29avril 2025',
    'mercredi30avril 2025',
    'jeudi1ermai 2025',
  ]);
});

test('names the venue, draws its plan and the three ways to come', async () => {
  await renderPublic(<DateVenuePage />);
  expect(
    screen.getByText(/parvis d’un hypermarché, dans la Wilaya de Mostaganem/),
  ).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^Plan du lieu/ })).toBeInTheDocument();
  for (const way of ['Parking', 'Transport en commun', 'Accessibilité']) {
    expect(screen.getByRole('heading', { name: way })).toBeInTheDocument();
  }
});

test('closes at 18h00, on the last day at 17h00', async () => {
  await renderPublic(<DateVenuePage />);
  const rows = within(screen.getByRole('table', { name: 'Horaires d’ouverture' })).getAllByRole(
    'row',
  );
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'lundi 28 avril10h0018h00',
    'mardi 29 avril10h0018h00',
    'mercredi 30 avril10h0018h00',
    'jeudi 1er mai10h0017h00',
  ]);
});

test('leads to the document and to the chat of the organisers', async () => {
  await renderPublic(<DateVenuePage />);
  expect(screen.getByRole('link', { name: /^Consulter le document/ })).toHaveAttribute(
    'href',
    'https://exemple.dz/dossier-du-salon',
  );
  expect(screen.getByRole('link', { name: /^Discuter avec l’organisation/ })).toHaveAttribute(
    'href',
    'https://exemple.dz/messagerie',
  );
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await renderPublic(<DateVenuePage />, language);
  expect((await axe(container)).violations).toEqual([]);
});
