import { endSession, startSession } from '@mosta/shared/auth';
import type { Preparation, PreparationLine } from '@mosta/shared/schemas/preparation.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import PreparationPage from './preparation-page';

expect.extend(toHaveNoViolations);

const CHAIRS: PreparationLine = {
  ...{ _id: 'line-1', supplier: 'Location exemple', category: 'Mobilier', kind: 'supply' },
  ...{ name: 'Chaise', unit: 'unité', quantity: 4, stands: ['B12'], row: 'B' },
  ...{ company: 'Huilerie exemple', exhibitor: 'one', status: 'confirmed' },
};
const LINES: PreparationLine[] = [
  CHAIRS,
  { ...CHAIRS, _id: 'line-2', stands: ['C03', 'C04'], row: 'C', quantity: 6, status: 'pending' },
  { ...CHAIRS, _id: 'line-3', supplier: null, category: null, stands: [], row: null },
];
const ALL: Preparation = {
  ...{ lines: LINES, total: 3 },
  totals: [
    { ...CHAIRS, quantity: 10 },
    { ...CHAIRS, supplier: null, category: null, quantity: 4 },
  ],
  choices: { suppliers: ['Location exemple'], categories: ['Mobilier'], rows: ['B', 'C', '-'] },
};
const api = setupApi();

beforeEach(() => {
  startSession(buildSession({ role: 'Organizer' }));
  api.use(
    answers('get', '/v1/organizer/preparation', ALL),
    answers('get', '/v1/organizer/edition', []),
    answers('get', '/v1/notification/unread', { unread: 0 }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const show = (language: 'fr' | 'ar' = 'fr', query = '') =>
  renderOrganiser(<PreparationPage />, language, {
    ...{ route: `${PATHS.preparation}${query}`, path: PATHS.preparation },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });

it('groups what is to be prepared by who delivers it and by row, with totals', async () => {
  await show();
  const supplier = within(await screen.findByRole('region', { name: 'Location exemple' }));
  expect(within(supplier.getByRole('list', { name: /^En tout/ })).getByText('× 10')).toBeVisible();
  const row = within(supplier.getByRole('table', { name: 'Location exemple, Allée C' }));
  expect(row.getByText('C03 · C04')).toBeVisible();
  expect(row.getByText('À confirmer')).toBeVisible();
  expect(row.getAllByRole('link', { name: 'Huilerie exemple' })[0]).toHaveAttribute(
    'href',
    `${PATHS.companies}?entreprise=one`,
  );
  const others = within(screen.getByRole('region', { name: 'Fournitures' }));
  expect(others.getByRole('heading', { name: 'Sans allée' })).toBeVisible();
  expect(others.getByText('Sans stand')).toBeVisible();
});

it('keeps its filters in the address, and says where nothing matches', async () => {
  const asked: string[] = [];
  api.use(
    http.get('/v1/organizer/preparation', ({ request }) => {
      const { search } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json(
        search.includes('status') ? { ...ALL, lines: [], total: 0, totals: [] } : ALL,
      );
    }),
  );
  const { router } = await show();
  await screen.findByRole('region', { name: 'Location exemple' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Allée' }), 'Sans allée');
  await waitFor(() => expect(asked).toContain('?limit=50&offset=0&row=-'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'Convenu');
  expect(await screen.findByText('Rien ne correspond')).toBeVisible();
  expect(router.state.location.search).toBe('?allee=-&etat=confirmed');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher tout' }));
  expect(await screen.findByRole('region', { name: 'Location exemple' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('says why a document was not printed', async () => {
  const detail = 'Il y en a 1200, et un document en porte 1000 au plus.';
  api.use(fails('get', '/v1/organizer/preparation/list/pdf', 422, 'PRINT_TOO_MANY', detail));
  await show('fr', '?allee=B');
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimer les listes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/n’a pas été enregistré/);
});

it('offers a reader nothing to take away', async () => {
  startSession(buildSession({ role: 'Organizer', organizer: { role: 'reader' } }));
  await show();
  expect(await screen.findByRole('region', { name: 'Location exemple' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Imprimer|Exporter/ })).toBeNull();
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  const { container } = await show(language);
  await screen.findByRole('region', { name: 'Location exemple' });
  expect(await axe(container)).toHaveNoViolations();
});
