import { endSession, expireSession, sessionStore, startSession } from '@mosta/shared/auth';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildSession } from '../testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '../testing/handlers';
import { renderWithProviders } from '../testing/render';
import { SessionExpiry } from './shell';

expect.extend(toHaveNoViolations);
const api = setupApi();
const answer = buildSession();
const navigate = jest.fn<void, [string]>();

async function expire(language: 'fr' | 'en' | 'ar' = 'fr') {
  startSession(answer);
  const page = await renderWithProviders(
    <>
      <label>
        Note <input />
      </label>
      <SessionExpiry navigate={navigate} />
    </>,
    { language },
  );
  await userEvent.type(screen.getByLabelText('Note'), 'à moitié écrit');
  act(() => expireSession());
  await screen.findByRole('dialog');
  return page;
}
const password = () => screen.getByLabelText(/^Mot de passe/);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Continuer' }));

afterEach(() => {
  act(() => endSession());
  localStorage.clear();
  navigate.mockClear();
});

it('asks for the password above the page, which keeps what was typed', async () => {
  let sent: unknown;
  const again = buildSession({ user: answer.user });
  api.use(
    http.post('/auth/login', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(again);
    }),
  );
  await expire();
  expect(screen.getByRole('dialog', { name: 'Votre session a expiré' })).toBeInTheDocument();
  expect(password()).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(answer.user.email);
  await userEvent.keyboard('{Escape}');
  await userEvent.type(password(), 'une phrase exemple{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual({ email: answer.user.email, password: 'une phrase exemple' });
  expect(sessionStore.getState()).toMatchObject({
    auth: { accessToken: again.access.token },
    expired: false,
  });
  expect(screen.getByLabelText('Note')).toHaveValue('à moitié écrit');
  expect(navigate).not.toHaveBeenCalled();
});

it('shows a missing and a wrong password, and stays open', async () => {
  api.use(fails('post', '/auth/login', 401, 'INVALID_CREDENTIALS'));
  await expire();
  await send();
  expect(password()).toHaveAccessibleDescription('Saisissez votre mot de passe.');
  await userEvent.type(password(), 'une autre phrase');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('le mot de passe est incorrect');
  expect(password()).toHaveFocus();
  expect(password()).toHaveValue('une autre phrase');
  expect(sessionStore.getState().expired).toBe(true);
});

it('asks for the code too, where the account has a second factor', async () => {
  api.use(fails('post', '/auth/login', 401, 'SECOND_FACTOR_REQUIRED'));
  await expire();
  await userEvent.type(password(), 'une phrase exemple{Enter}');
  const code = await screen.findByRole('textbox', { name: /^Code de votre application/ });
  expect(code).toHaveFocus();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await send();
  expect(code).toHaveAccessibleDescription('Saisissez le code.');
  api.use(answers('post', '/auth/login', buildSession({ user: answer.user })));
  await userEvent.type(code, '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows the password on wish', async () => {
  await expire();
  await userEvent.type(password(), 'une phrase');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(password()).toHaveValue('une phrase');
});

it('leaves for the login page on wish', async () => {
  await expire();
  await userEvent.click(screen.getByRole('button', { name: 'Quitter' }));
  expect(navigate).toHaveBeenCalledWith('/login');
  expect(sessionStore.getState()).toEqual({ auth: null, expired: false });
});

it('begins anew for another account', async () => {
  api.use(answers('post', '/auth/login', buildSession()));
  await expire();
  await userEvent.type(password(), 'une phrase exemple');
  await send();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/login'));
});

it('goes when another tab has signed in', async () => {
  await expire();
  act(() => void startSession(buildSession({ user: answer.user })));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(navigate).not.toHaveBeenCalled();
});

it.each(['fr', 'en', 'ar'] as const)('has nothing that axe objects to (%s)', async (language) => {
  await expire(language);
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});
