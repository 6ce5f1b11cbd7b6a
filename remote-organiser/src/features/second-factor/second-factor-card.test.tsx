import { endSession, sessionStore, startSession } from '@mosta/shared/auth';
import type { SecondFactorState } from '@mosta/shared/schemas/second-factor.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderOrganiser } from '../../testing';
import { SecondFactorCard } from './second-factor-card';

expect.extend(toHaveNoViolations);
const PATH = '/v1/account/second-factor';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const CODES = ['0000-1111-2222-3333', '4444-5555-6666-7777'];
const OFF: SecondFactorState = { since: null, recoveryCodes: 0, demanded: false };
const ON: SecondFactorState = {
  ...{ since: '2025-04-01T09:00:00.000Z', recoveryCodes: 2, demanded: false },
};
const api = setupApi();

let state: SecondFactorState;
let sent: unknown[];
const keep = async (request: Request) => sent.push(await request.json());
beforeEach(() => {
  state = OFF;
  sent = [];
  startSession(
    buildSession({ role: 'Organizer', organizer: { role: 'owner', owesSecondFactor: true } }),
  );
  api.use(
    http.get(PATH, () => HttpResponse.json(state)),
    answers('post', PATH, { secret: SECRET, uri: `otpauth://totp/Mosta?secret=${SECRET}` }),
    http.post(`${PATH}/confirm`, async ({ request }) => {
      await keep(request);
      state = ON;
      return HttpResponse.json({ codes: CODES });
    }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const code = () => screen.getByRole('textbox', { name: /^Code à six chiffres/ });
const password = (root: { getByLabelText: typeof screen.getByLabelText } = screen) =>
  root.getByLabelText(/^Mot de passe actuel/, { selector: 'input' });

it.each(['fr', 'ar'] as const)('has nothing that axe objects to (%s)', async (language) => {
  state = ON;
  const { container } = await renderOrganiser(<SecondFactorCard />, language);
  await screen.findByText(/2$/);
  expect(await axe(container)).toHaveNoViolations();
});

it('is set up with password, app and first code, shows the codes once and frees the session', async () => {
  const { container } = await renderOrganiser(<SecondFactorCard />);
  await screen.findByText('Elle n’est pas activée.');
  await press('Activer la double authentification');
  expect(password()).toHaveFocus();
  await userEvent.type(password(), 'une phrase exemple');
  await press('Continuer');
  expect(await screen.findByRole('img', { name: /^Code QR/ })).toBeVisible();
  expect(screen.getByText(/^GEZD GNBV/)).toBeVisible();
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.type(code(), '123456{Enter}');
  expect(await screen.findByText(CODES[0] ?? '')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Vos codes de secours' })).toHaveFocus();
  expect(sent).toEqual([{ code: '123456' }]);
  await waitFor(() => expect(sessionStore.getState().auth?.organizer).toBeUndefined());
  expect(await axe(container)).toHaveNoViolations();
  expect(screen.getByRole('link', { name: 'Télécharger' })).toHaveAttribute(
    'href',
    `data:text/plain,${encodeURIComponent(CODES.join('\n'))}`,
  );
  await press('J’ai gardé ces codes');
  expect(await screen.findByText(/^Activée le/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('peu de codes de secours');
});

it('tells a wrong code at its field, and keeps what was made', async () => {
  api.use(fails('post', `${PATH}/confirm`, 400, 'WRONG_CODE'));
  state = { ...OFF, demanded: true };
  await renderOrganiser(<SecondFactorCard />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce portail la demande');
  await userEvent.type(password(), 'une phrase exemple{Enter}');
  await screen.findByRole('img', { name: /^Code QR/ });
  await userEvent.type(code(), '000000{Enter}');
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/incorrect, trop ancien/));
  expect(screen.getByRole('img', { name: /^Code QR/ })).toBeVisible();
});

it('is removed by password and code, after saying what that means', async () => {
  state = ON;
  api.use(
    http.post(`${PATH}/remove`, async ({ request }) => {
      await keep(request);
      state = OFF;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await renderOrganiser(<SecondFactorCard />);
  await screen.findByText(/^Activée le/);
  await press('Désactiver');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Le mot de passe seul ouvrira/)).toBeVisible();
  await userEvent.type(password(dialog), 'une phrase exemple');
  await userEvent.type(
    dialog.getByRole('textbox', { name: /^Code, ou code de secours/ }),
    '123456',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Désactiver' }));
  expect(await screen.findByText('La double authentification est désactivée.')).toBeVisible();
  expect(sent).toEqual([{ password: 'une phrase exemple', code: '123456' }]);
});

it('gives new recovery codes', async () => {
  state = ON;
  api.use(answers('post', `${PATH}/recovery-codes`, { codes: CODES }));
  await renderOrganiser(<SecondFactorCard />);
  await screen.findByText(/^Activée le/);
  await press('Nouveaux codes de secours');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(password(dialog), 'une phrase exemple');
  await userEvent.type(
    dialog.getByRole('textbox', { name: /^Code, ou code de secours/ }),
    '123456',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Créer' }));
  expect(await screen.findByText(CODES[1] ?? '')).toBeVisible();
});
