import { endSession, startSession } from '@mosta/shared/auth';
import type {
  CompanySummary,
  DistinctionList,
  OrganizerCompany,
} from '@mosta/shared/schemas/organizer-company.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import CompaniesPage from './companies-page';

expect.extend(toHaveNoViolations);

const ONE: CompanySummary = {
  ...{ _id: 'one', name: 'Huilerie exemple', raisonSociale: 'SARL Huilerie', country: 'Algérie' },
  ...{ person: 'Amina Exemple', email: 'amina@exemple.dz', editions: [2025, 2024], dossiers: 2 },
  since: '2024-01-15T09:30:00.000Z',
};
const TWO: CompanySummary = { ...ONE, _id: 'two', name: 'HUILERIE EXEMPLE', person: 'Ali Exemple' };
const WHOLE: OrganizerCompany = {
  ...ONE,
  people: [
    {
      ...{ _id: 'one', nom: 'Exemple', prenom: 'Amina', email: 'amina@exemple.dz' },
      ...{ confirmed: false, role: 'owner' },
    },
  ],
  names: [
    {
      ...{ name: 'Huilerie exemple', raisonSociale: 'SARL Huilerie', adresse: 'Mostaganem' },
      ...{ email: null, phone: null, rcNumero: null, nifNumero: '000000000000001' },
    },
  ],
  history: [
    {
      ...{ year: 2024, quotes: [], letters: [] },
      dossiers: [
        {
          ...{ _id: 'dossier', reference: 'ME24-P000001', company: 'Huilerie exemple' },
          ...{ createdAt: '2024-01-15T09:30:00.000Z', status: 'accepted' },
        },
      ],
      stands: [{ code: 'B12', kind: 'sale' }],
      payments: [
        {
          ...{ _id: 'payment', reservation: 'reservation', receivedOn: '2024-02-01' },
          ...{ amount: { amount: 5000, currency: 'DZD' }, cancelled: false },
        },
      ],
    },
  ],
};
const PREVIEW = {
  ...{ into: ONE, from: TWO, replacedPages: 1, state: 'state-1', problem: null },
  moves: {
    ...{ people: 1, companies: 1, dossiers: 2, reservations: 2, holds: 0, quotes: 3, pages: 1 },
  },
};
const api = setupApi();

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  startSession(buildSession({ role: 'Organizer' }));
  api.use(
    answers('get', '/v1/organizer/company', { companies: [ONE, TWO], total: 2 }),
    answers('get', '/v1/organizer/company/duplicate', [
      { one: ONE, other: TWO, reasons: ['name'] },
    ]),
    answers('get', '/v1/organizer/company/distinct', []),
    answers('get', '/v1/organizer/company/one', WHOLE),
    answers('get', '/v1/organizer/company/one/merge/two', PREVIEW),
    answers('get', '/v1/organizer/edition', []),
    answers('get', '/v1/notification/unread', { unread: 0 }),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => endSession());
  localStorage.clear();
});

const show = (language: 'fr' | 'ar' = 'fr', query = '') =>
  renderOrganiser(<CompaniesPage />, language, {
    ...{ route: `${PATHS.companies}${query}`, path: PATHS.companies },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });

it('lists companies, keeps filter and order in the address, and opens one with its history', async () => {
  const asked: string[] = [];
  api.use(
    http.get('/v1/organizer/company', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ companies: [ONE, TWO], total: 2 });
    }),
  );
  const { router } = await show();
  await userEvent.type(await screen.findByRole('searchbox'), 'huile');
  await waitFor(() => expect(router.state.location.search).toContain('recherche=huile'));
  await userEvent.click(screen.getByRole('button', { name: /Depuis le/ }));
  await waitFor(() =>
    expect(asked).toContainEqual(expect.stringContaining('search=huile&sort=since&direction=asc')),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Huilerie exemple' }));
  expect(await screen.findByRole('heading', { name: 'Huilerie exemple' })).toHaveFocus();
  expect(router.state.location.search).toContain('recherche=huile');
  expect(screen.getByText('Adresse non confirmée')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Édition 2024' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ME24-P000001' })).toHaveAttribute(
    'href',
    expect.stringMatching(/dossier=dossier&edition=2024$/),
  );
  expect(screen.getByText('B12')).toBeVisible();
});

it('shows both of a pair and what would move, and merges them once that is confirmed', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post('/v1/organizer/company/one/merge/two', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(WHOLE);
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Doublons possibles (1)' }));
  await userEvent.click(screen.getByRole('button', { name: /Comparer et réunir/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/Devis : 3/)).toBeVisible();
  expect(dialog.getByText(/Ali Exemple/)).toBeVisible();
  expect(dialog.getByText(/Cette réunion est définitive/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Réunir définitivement' }));
  expect(await screen.findByText(/n’en font plus qu’une/)).toBeVisible();
  expect(sent).toEqual([{ key: expect.any(String), state: 'state-1' }]);
});

it('does not merge where somebody has not confirmed an address, and says why another failed', async () => {
  api.use(
    answers('get', '/v1/organizer/company/one/merge/two', { ...PREVIEW, problem: 'UNCONFIRMED' }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Doublons possibles (1)' }));
  await userEvent.click(screen.getByRole('button', { name: /Comparer et réunir/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/n’a pas confirmé son adresse/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Réunir définitivement' })).toBeNull();
});

it('says that nothing was moved where something has changed', async () => {
  api.use(fails('post', '/v1/organizer/company/one/merge/two', 409, 'MERGE_CHANGED', 'Changé.'));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Doublons possibles (1)' }));
  await userEvent.click(screen.getByRole('button', { name: /Comparer et réunir/ }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Réunir définitivement' }));
  expect(await dialog.findByText('Rien n’a été déplacé')).toBeVisible();
});

it('tells a pair apart, names who did, and takes it back', async () => {
  const distinctions: DistinctionList = [];
  const pair = { one: ONE, other: TWO };
  api.use(
    http.get('/v1/organizer/company/distinct', () => HttpResponse.json(distinctions)),
    http.put('/v1/organizer/company/one/distinct/two', () => {
      distinctions.push({ ...pair, saidBy: 'Sara Exemple', saidAt: '2025-03-03T09:30:00.000Z' });
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('/v1/organizer/company/one/distinct/two', () => {
      distinctions.pop();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Doublons possibles (1)' }));
  await userEvent.click(screen.getByRole('button', { name: /sont deux entreprises$/ }));
  expect(await screen.findByText(/ne sont plus proposées/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Paires distinctes (1)' }));
  expect(screen.getByText('Dit par Sara Exemple, le 3 mars 2025')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Proposer de nouveau/ }));
  expect(await screen.findByText(/de nouveau proposées/)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Paires distinctes/ })).toBeNull(),
  );
});

it('says that nothing has changed where a pair could not be told apart', async () => {
  api.use(fails('put', '/v1/organizer/company/one/distinct/two', 503, 'UNAVAILABLE', 'En panne.'));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Doublons possibles (1)' }));
  await userEvent.click(screen.getByRole('button', { name: /sont deux entreprises$/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Rien n’a changé/);
});

it('offers a reader no merge', async () => {
  startSession(buildSession({ role: 'Organizer', organizer: { role: 'reader' } }));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Doublons possibles (1)' }));
  expect(screen.queryByRole('button', { name: /Comparer et réunir/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /sont deux entreprises$/ })).toBeNull();
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  const { container } = await show(language, '?entreprise=one');
  await screen.findByText('B12');
  expect(await axe(container)).toHaveNoViolations();
});
