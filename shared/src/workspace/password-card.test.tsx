import { endSession, sessionStore, startSession } from '@mosta/shared/auth';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildSession } from '../testing/factories';
import { fails, HttpResponse, http, neverAnswers, setupApi } from '../testing/handlers';
import { renderWithProviders } from '../testing/render';
import { PasswordCard } from './password-card';

expect.extend(toHaveNoViolations);
const api = setupApi();
const CALL = '/v1/account/password';

beforeEach(() => act(() => void startSession(buildSession())));
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const current = () => screen.getByLabelText(/^Mot de passe actuel/);
const next = () => screen.getByLabelText(/^Nouveau mot de passe/);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
async function fillIn(): Promise<void> {
  await userEvent.type(current(), 'ma phrase actuelle');
  await userEvent.type(next(), 'ma phrase nouvelle');
}

it('changes the password, says so, and keeps neither password nor session’s end', async () => {
  const bodies: unknown[] = [];
  api.use(
    http.post(CALL, async ({ request }) => {
      bodies.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await renderWithProviders(<PasswordCard />);
  await fillIn();
  await send();
  expect(await screen.findByText(/Le mot de passe est changé/)).toBeInTheDocument();
  expect(bodies).toEqual([{ current: 'ma phrase actuelle', next: 'ma phrase nouvelle' }]);
  expect(current()).toHaveValue('');
  expect(next()).toHaveValue('');
  expect(sessionStore.getState().auth).not.toBeNull();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('phrase');
});

it('shows the rule before the error, and what is missing', async () => {
  await renderWithProviders(<PasswordCard />);
  expect(next()).toHaveAccessibleDescription(/^Entre 10 et 128 caractères/);
  await userEvent.type(next(), 'court');
  await send();
  await waitFor(() =>
    expect(current()).toHaveAccessibleDescription(/Saisissez votre mot de passe actuel/),
  );
  expect(next()).toHaveAccessibleDescription(/au moins 10 caractères/);
  expect(next()).toHaveValue('court');
});

it('reports a wrong password at its field, and loses nothing', async () => {
  api.use(fails('post', CALL, 403, 'WRONG_PASSWORD'));
  await renderWithProviders(<PasswordCard />);
  await fillIn();
  await send();
  await waitFor(() =>
    expect(current()).toHaveAccessibleDescription(/Ce n’est pas votre mot de passe actuel/),
  );
  expect(next()).toHaveValue('ma phrase nouvelle');
});

it('says that it failed, and loses nothing', async () => {
  api.use(fails('post', CALL, 503, 'UNAVAILABLE'));
  await renderWithProviders(<PasswordCard />);
  await fillIn();
  await send();
  expect(await screen.findByText('Le mot de passe n’a pas été changé.')).toBeInTheDocument();
  expect(current()).toHaveValue('ma phrase actuelle');
});

it('sends once, however often one clicks', async () => {
  api.use(neverAnswers('post', CALL));
  await renderWithProviders(<PasswordCard />);
  await fillIn();
  await send();
  expect(await screen.findByRole('button', { name: 'Changement en cours…' })).toBeDisabled();
});

it('shows what is typed on wish', async () => {
  await renderWithProviders(<PasswordCard />);
  await userEvent.type(next(), 'ma phrase');
  const [, ofNext] = screen.getAllByRole('button', { name: 'Afficher le mot de passe' });
  expect(next()).toHaveAttribute('type', 'password');
  if (ofNext) await userEvent.click(ofNext);
  expect(next()).toHaveAttribute('type', 'text');
  expect(current()).toHaveAttribute('type', 'password');
});

it.each(['fr', 'ar'] as const)('has nothing that axe objects to (%s)', async (language) => {
  const { container } = await renderWithProviders(<PasswordCard />, { language });
  expect(await axe(container)).toHaveNoViolations();
});
