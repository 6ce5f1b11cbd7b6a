import { endSession, startSession } from '@mosta/shared/auth';
import type { OrganizerAccount } from '@mosta/shared/schemas/organizer-account.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import AccountsPage from './accounts-page';

expect.extend(toHaveNoViolations);

const SELF = buildSession({ role: 'Organizer', organizer: { role: 'owner' } });
const account = (overrides: Partial<OrganizerAccount>): OrganizerAccount => ({
  ...{ _id: 'account-1', nom: 'Exemple', prenom: 'Karim', email: 'karim@exemple.dz' },
  ...{ role: 'reader', version: 2, state: 'active', invitedAt: '2025-04-01T09:00:00.000Z' },
  ...{ linkExpires: null, lastSignIn: '2025-04-02T09:00:00.000Z', openSessions: 1 },
  secondFactor: false,
  ...overrides,
});
const OWN = account({ _id: SELF.user._id, prenom: 'Amina', role: 'owner' });
const INVITED = account({
  ...{ _id: 'account-2', prenom: 'Sara', email: 'sara@exemple.dz', state: 'invited' },
  ...{ linkExpires: '2025-04-04T09:00:00.000Z', lastSignIn: null, openSessions: 0 },
});
const PATH = '/v1/organizer/colleague';
const api = setupApi();

beforeEach(() => {
  startSession(SELF);
  api.use(
    answers('get', PATH, [OWN, account({}), INVITED]),
    answers('get', '/v1/notification/unread', { unread: 0 }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const show = (language: 'fr' | 'ar' = 'fr') =>
  renderOrganiser(<AccountsPage />, language, {
    ...{ route: PATHS.accounts, path: PATHS.accounts },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
const row = (name: RegExp) => screen.findByRole('row', { name });

it('says who may do what, and offers nothing about the own account', async () => {
  await show();
  const own = await row(/Amina Exemple/);
  expect(own).toHaveTextContent('Votre compte');
  expect(within(own).queryByRole('button')).toBeNull();
  expect(await row(/Sara Exemple/)).toHaveTextContent(/Invité/);
});

it('invites, and tells at its field what is wrong', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post(PATH, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(INVITED, { status: 201 });
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Inviter un organisateur' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Prénom/), 'Sara');
  await userEvent.type(dialog.getByLabelText(/^Nom/), 'Exemple');
  await userEvent.type(dialog.getByLabelText(/^Adresse/), 'sara');
  await userEvent.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
  expect(await dialog.findByText('Saisissez une adresse e-mail complète.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Adresse/), '@exemple.dz');
  await userEvent.selectOptions(dialog.getByLabelText(/^Rôle/), 'Agent d’accueil');
  await userEvent.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
  expect(await screen.findByText(/part à sara@exemple.dz/)).toBeVisible();
  expect(sent).toEqual([
    { prenom: 'Sara', nom: 'Exemple', email: 'sara@exemple.dz', role: 'gate', language: 'fr' },
  ]);
});

it('shows both roles where a colleague was faster, and gives the chosen one after all', async () => {
  const versions: unknown[] = [];
  const now = account({ role: 'manager', version: 3 });
  api.use(
    http.patch(`${PATH}/account-1`, async ({ request }) => {
      versions.push(await request.json());
      if (versions.length > 1) return HttpResponse.json(account({ role: 'gate', version: 4 }));
      api.use(answers('get', PATH, [OWN, now]));
      const conflict = { yours: 2, current: now };
      const problem = { type: '/docs#ORGANIZER_CHANGED', title: 'Ce compte a changé.', conflict };
      return HttpResponse.json(
        { ...problem, status: 409, code: 'ORGANIZER_CHANGED' },
        { status: 409 },
      );
    }),
  );
  await show();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Changer le rôle de Karim Exemple' }),
  );
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Rôle/ }), 'gate');
  const confirm = dialog.getByRole('button', { name: 'Changer le rôle' });
  await userEvent.click(confirm);
  expect(await dialog.findByText(/il était lecteur.*maintenant responsable/)).toBeVisible();
  await userEvent.click(confirm);
  expect(await screen.findByText('Le rôle de Karim Exemple est changé.')).toBeVisible();
  expect(versions).toEqual([
    { role: 'gate', version: 2 },
    { role: 'gate', version: 3 },
  ]);
});

it.each([
  ['Fermer les sessions de Karim Exemple', 'Fermer les sessions', 'post', 'account-1/end-sessions'],
  ['Retirer Karim Exemple', 'Retirer', 'delete', 'account-1'],
  ['Renvoyer l’invitation de Sara Exemple', 'Renvoyer', 'post', 'account-2/invitation'],
  ['Annuler l’invitation de Sara Exemple', 'Annuler l’invitation', 'delete', 'account-2'],
] as const)('%s: asks first, and does it', async (name, confirm, method, path) => {
  let calls = 0;
  api.use(
    http[method](`${PATH}/${path}`, () => {
      calls += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(calls).toBe(0);
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: confirm }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(calls).toBe(1);
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  const { container } = await show(language);
  await screen.findByText('sara@exemple.dz');
  expect(await axe(container)).toHaveNoViolations();
});
