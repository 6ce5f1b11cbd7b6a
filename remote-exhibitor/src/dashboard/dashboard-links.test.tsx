import { endSession, startSession } from '@mosta/shared/auth';
import {
  type DashboardPlace,
  dashboardLink,
  dashboardSearch,
} from '@mosta/shared/domain/dashboard-link';
import { buildReservation, buildSession } from '@mosta/shared/testing/factories';
import { answers, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor } from '@testing-library/react';
import { PATHS } from '../paths';
import remote from '../remote';
import {
  buildParticipation,
  buildProgress,
  buildStatement,
  COMPANY,
} from './participation/testing';
import { dashboardHandlers, showDashboard } from './testing';

const api = setupApi();
const OWN = '/v1/participation/:id';
const SECOND = { name: 'Seconde marque', _id: 'participation-2' };

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  act(() => void startSession(buildSession()));
  api.use(
    answers('get', '/v1/participation/mine', [
      buildParticipation(),
      buildParticipation({ _id: SECOND._id, exhibitionCompany: { ...COMPANY, name: SECOND.name } }),
    ]),
    answers('get', `${OWN}/progress`, buildProgress()),
    answers('get', `${OWN}/statement`, buildStatement()),
    answers('get', `${OWN}/issued`, []),
    answers('get', `${OWN}/document`, []),
    answers('get', `${OWN}/message`, []),
    ...dashboardHandlers().slice(0, 5),
    answers('get', '/v1/quote/mine', []),
    answers('get', '/v1/account/notification-choices', {}),
    answers('get', '/v1/reservation/exhibitor/:id', [
      buildReservation(),
      buildReservation({ _id: 'reservation-2' }),
    ]),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => endSession());
  localStorage.clear();
});

/** Links of mails and notifications, and the view's name in the page's title. */
const PLACES: [DashboardPlace, string][] = [
  [{ view: 'dossier', part: 'suivi' }, 'Dossier'],
  [{ view: 'dossier', part: 'documents' }, 'Documents'],
  [{ view: 'dossier', part: 'paiement' }, 'Paiement'],
  [{ view: 'dossier', part: 'messages' }, 'Messages'],
  [{ view: 'salon' }, 'Plan visuelle du salon'],
  [{ view: 'fournitures' }, 'Les fournitures'],
  [{ view: 'communication' }, 'Communication et pub'],
  [{ view: 'devis' }, 'Devis'],
];

it.each(PLACES)('a link to %j opens that view', async (place, title) => {
  await showDashboard(dashboardSearch(place));
  await waitFor(() => expect(document.title.startsWith(`${title} - `)).toBe(true));
});

it('a link opens the participation and the reservation that it names', async () => {
  const { unmount } = await showDashboard(
    dashboardSearch({ view: 'dossier', part: 'suivi', participation: SECOND._id }),
  );
  expect(await screen.findByRole('heading', { name: SECOND.name })).toBeVisible();
  unmount();
  await showDashboard(dashboardSearch({ view: 'fournitures', reservation: 'reservation-2' }));
  expect(await screen.findByLabelText('Réservation')).toHaveValue('reservation-2');
});

it('leads to the route of the dashboard', () => {
  const { pathname } = new URL(dashboardLink({ view: 'salon' }), 'https://salon.exemple.dz');
  expect(pathname).toBe(PATHS.dashboard);
  expect(remote.routes).toHaveProperty([pathname]);
});
