import { endSession, startSession } from '@mosta/shared/auth';
import { buildReservation, buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { dashboardHandlers, press, showDashboard as show } from './testing';

expect.extend(toHaveNoViolations);
const api = setupApi();
const RESERVATIONS = '/v1/reservation/exhibitor/:id';
const MINUTE = 60_000;

/** Everything but the beat of the countdown, which stands still. */
const REAL = [
  'Date',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: [...REAL] });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  act(() => void startSession(buildSession()));
  api.use(...dashboardHandlers());
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  act(() => endSession());
});

const hold = (code: string, leftMs: number) => ({
  _id: `hold-${code}`,
  code,
  since: new Date(Date.now() - MINUTE).toISOString(),
  expires: new Date(Date.now() + leftMs).toISOString(),
  prolongationsLeft: 1,
  prolongedUntil: new Date(Date.now() + 4 * 3_600_000).toISOString(),
});
const B49 = { code: 'B49', kind: 'stand', size: 12, prices: {}, state: 'option', revision: 1 };
const plain = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');
const marked = () => screen.getByText(/^Widget floorplan\/plan/).textContent;

test('lists own stands with size, state and what is left of an option, and marks them on the plan', async () => {
  api.use(
    answers('get', '/v1/hold/mine', [hold('B49', 10 * MINUTE + 30_000)]),
    answers('get', '/v1/stand', [B49]),
  );
  const { container } = await show('?vue=salon');
  await waitFor(() => expect(marked()).toContain('{"highlight":["B12","B49"]}'));
  const list = within(screen.getByRole('region', { name: 'Mes stands' }));
  await list.findAllByText('12 m²');
  const [confirmed, unplaced, option] = list.getAllByRole('listitem');
  expect(confirmed && plain(confirmed)).toContain('B12Confirmé9 m²');
  expect(unplaced && plain(unplaced)).toContain(
    'C0312 m² · 2 standsDemandé sans emplacement précis.',
  );
  expect(option && plain(option)).toMatch(
    /^B49Sous option12 m²Jusqu’au .* à .* encore 10 min \d\d s/,
  );
  expect(list.getByRole('link', { name: 'Prolonger ou libérer B49' })).toHaveAttribute(
    'href',
    '/Exposant-map?stand=B49',
  );
  expect(list.getByRole('link', { name: 'Voir B12 sur le plan' })).toHaveAttribute(
    'href',
    '/Exposant-map?stand=B12',
  );
  expect(list.getByRole('link', { name: 'Choisir un stand' })).toHaveAttribute(
    'href',
    '/Exposant-map',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('a stand that is not confirmed yet says when it goes back to the sale', async () => {
  api.use(
    answers('get', RESERVATIONS, [
      buildReservation({ status: 'pending', expires: '2030-12-06T09:05:00.000Z' }),
    ]),
  );
  await show('?vue=salon');
  expect(
    await screen.findByText(
      /Sans confirmation, ce stand redevient libre le 6 décembre 2030 à 10h05/,
    ),
  ).toBeVisible();
});

test('an option that has run out says so', async () => {
  api.use(answers('get', RESERVATIONS, []), answers('get', '/v1/hold/mine', [hold('B49', -1000)]));
  await show('?vue=salon');
  expect(await screen.findByText('L’option a pris fin.')).toBeVisible();
});

test('without a stand there is a way to choose one, and the plan all the same', async () => {
  api.use(answers('get', RESERVATIONS, []));
  const { container } = await show('?vue=salon', 'ar');
  expect(await screen.findByRole('link', { name: 'اختيار جناح' })).toHaveAttribute(
    'href',
    '/Exposant-map',
  );
  expect(marked()).toContain('{"highlight":[]}');
  expect(await axe(container)).toHaveNoViolations();
});

test('what could not be loaded is said, the plan stays, and it can be tried again', async () => {
  api.use(
    fails('get', RESERVATIONS, 503, 'UNAVAILABLE'),
    fails('get', '/v1/hold/mine', 503, 'UNAVAILABLE'),
  );
  await show('?vue=salon');
  expect(await screen.findByText(/n’ont pas tous pu être chargés/)).toBeVisible();
  expect(marked()).toContain('floorplan/plan');
  api.use(answers('get', RESERVATIONS, [buildReservation()]), answers('get', '/v1/hold/mine', []));
  await press('Réessayer');
  expect(await screen.findByRole('heading', { name: 'B12' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByText(/n’ont pas tous pu être chargés/)).not.toBeInTheDocument(),
  );
});
