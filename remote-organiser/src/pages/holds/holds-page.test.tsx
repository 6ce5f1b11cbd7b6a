import { endSession, startSession } from '@mosta/shared/auth';
import type { OrganizerHold } from '@mosta/shared/schemas/organizer-hold.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import HoldsPage from './holds-page';

expect.extend(toHaveNoViolations);

const HOLD: OrganizerHold = {
  ...{ _id: 'hold-1', code: 'B12', exhibitor: 'exhibitor-1', company: 'Huilerie exemple' },
  ...{ person: 'Amina Exemple', email: 'amina@exemple.dz', prolongations: 1 },
  ...{ since: '2025-03-03T09:30:00.000Z', expires: '2025-03-05T09:30:00.000Z' },
};
const api = setupApi();

beforeEach(() => {
  startSession(buildSession({ role: 'Organizer' }));
  api.use(
    answers('get', '/v1/organizer/hold', { holds: [HOLD], total: 1 }),
    answers('get', '/v1/notification/unread', { unread: 0 }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const show = (language: 'fr' | 'ar' = 'fr', query = '') =>
  renderOrganiser(<HoldsPage />, language, {
    ...{ route: `${PATHS.holds}${query}`, path: PATHS.holds },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });

it('lists options with filter and order in the address', async () => {
  const asked: string[] = [];
  api.use(
    http.get('/v1/organizer/hold', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ holds: [HOLD], total: 1 });
    }),
  );
  const { router } = await show();
  await userEvent.selectOptions(await screen.findByRole('combobox'), '24');
  await userEvent.click(await screen.findByRole('button', { name: /^Code/ }));
  await waitFor(() =>
    expect(asked).toContainEqual(expect.stringContaining('within=24&sort=code&direction=asc')),
  );
  expect(router.state.location.search).toBe('?fin=24&tri=code');
  expect(screen.getByRole('link', { name: 'Huilerie exemple' })).toHaveAttribute(
    'href',
    `${PATHS.companies}?entreprise=exhibitor-1`,
  );
});

it('extends an option from the end that was read', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post('/v1/organizer/hold/hold-1/extend', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...HOLD, expires: '2025-03-07T09:30:00.000Z' });
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Prolonger l’option sur B12' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox'), '48');
  expect(dialog.getByText(/7 mars 2025/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Prolonger' }));
  expect(await screen.findByText(/L’option sur B12 est prolongée/)).toBeVisible();
  expect(sent).toEqual([{ expires: HOLD.expires, hours: 48 }]);
});

it('releases an option with a reason, which is demanded, and says where it has changed', async () => {
  api.use(fails('post', '/v1/organizer/hold/hold-1/release', 409, 'HOLD_CHANGED', 'Changée.'));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Libérer B12' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Libérer' }));
  expect(dialog.getByRole('textbox')).toBeInvalid();
  await userEvent.type(dialog.getByRole('textbox'), 'Salle fermée');
  await userEvent.click(dialog.getByRole('button', { name: 'Libérer' }));
  expect(await dialog.findByText('L’option n’a pas changé')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Salle fermée');
});

it('empties its search with the filters, and shows the last page in place of one without rows', async () => {
  api.use(
    http.get('/v1/organizer/hold', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const found = asked.get('search') === null;
      const holds = found && asked.get('offset') === '0' ? [HOLD] : [];
      return HttpResponse.json({ holds, total: found ? 25 : 0 });
    }),
  );
  const { router } = await show('fr', '?recherche=zzz&page=2');
  const all = await screen.findByRole('button', { name: 'Afficher toutes les options' });
  expect(screen.getByRole('searchbox')).toHaveValue('zzz');
  await userEvent.click(all);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await act(() => router.navigate('?page=2'));
  expect(await screen.findByText('1 à 25 sur 25')).toBeVisible();
  expect(screen.getByText('B12')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('offers a reader nothing to do', async () => {
  startSession(buildSession({ role: 'Organizer', organizer: { role: 'reader' } }));
  await show();
  expect(await screen.findByText('B12')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Prolonger|Libérer/ })).toBeNull();
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  const { container } = await show(language);
  await screen.findByText('B12');
  expect(await axe(container)).toHaveNoViolations();
});
