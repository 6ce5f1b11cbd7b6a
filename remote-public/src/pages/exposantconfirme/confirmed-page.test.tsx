import { answers, fails, setupApi } from '@mosta/shared/testing/handlers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import ConfirmedPage from './confirmed-page';

const server = setupApi();

const PUBLISHED = {
  ...{ _id: 'e1', name: 'Moulin exemple', sector: 'cereals', country: 'DZ' },
  ...{ description: 'Farines d’exemple.', website: 'https://exemple.dz/', stands: ['B10', 'B11'] },
};

const open = (id: string, language: 'fr' | 'en' | 'ar' = 'fr') =>
  renderPublic(<ConfirmedPage />, language, { route: `/ExposantConfirme?exposant=${id}` });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('shows the exhibitor that the address names: what it says, its site and its stands', async () => {
  server.use(answers('get', '/v1/exhibitor/e1', PUBLISHED));
  await open('e1');
  await title('Moulin exemple');
  expect(screen.getByText('Farines d’exemple.')).toBeVisible();
  expect(screen.getByText('Céréales et dérivés')).toBeVisible();
  expect(screen.getByText('Algérie')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Site de Moulin exemple/ })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
  expect(screen.getByLabelText(/^Stand B11, Moulin exemple/)).toHaveAttribute(
    'href',
    '/PlanSalon?stand=B11',
  );
  for (const link of screen.getAllByRole('link', {
    name: /Exposants confirmés|Tous les exposants/,
  }))
    expect(link).toHaveAttribute('href', '/ExposantConfirme');
});

test('says less of an exhibitor without stand, site and words', async () => {
  const bare = { ...PUBLISHED, description: '', website: null, stands: [] };
  server.use(answers('get', '/v1/exhibitor/e1', bare));
  await open('e1');
  await title('Moulin exemple');
  expect(screen.getByText('Moulin exemple ne s’est pas encore présenté.')).toBeVisible();
  expect(screen.queryByLabelText(/^Stand /)).not.toBeInTheDocument();
});

test('comes from the directory by a link, without another call', async () => {
  server.use(
    answers('get', '/v1/exhibitor', [PUBLISHED]),
    fails('get', '/v1/exhibitor/e1', 503, 'UNAVAILABLE'),
  );
  await renderPublic(<ConfirmedPage />, 'fr', { route: '/ExposantConfirme' });
  await userEvent.click(await screen.findByRole('link', { name: 'Moulin exemple' }));
  await title('Moulin exemple');
  await userEvent.click(screen.getByRole('link', { name: 'Tous les exposants' }));
  await title('Exposants confirmés');
});

test('is the directory, which says so, for an exhibitor that there is not', async () => {
  server.use(
    answers('get', '/v1/exhibitor', []),
    fails('get', '/v1/exhibitor/e1', 404, 'NOT_FOUND'),
  );
  await open('e1');
  await title('Exposants confirmés');
  expect(screen.getByText(/Cet exposant n’a pas de page/)).toBeVisible();
  expect(await screen.findByRole('search')).toBeVisible();
});

test('can be asked for again when it cannot be had', async () => {
  server.use(fails('get', '/v1/exhibitor/e1', 503, 'UNAVAILABLE'));
  await open('e1');
  const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 5000 });
  server.use(answers('get', '/v1/exhibitor/e1', PUBLISHED));
  await userEvent.click(retry);
  await title('Moulin exemple');
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  server.use(answers('get', '/v1/exhibitor/e1', PUBLISHED));
  const { container } = await open('e1', language);
  await title('Moulin exemple');
  expect((await axe(container)).violations).toEqual([]);
});
