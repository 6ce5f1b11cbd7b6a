import { endSession, startSession } from '@mosta/shared/auth';
import type { Account } from '@mosta/shared/schemas/account.schema';
import { buildAccount, buildSession } from '@mosta/shared/testing/factories';
import { fails, HttpResponse, http, neverAnswers, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderExhibitor } from '../../testing';
import { EmailCard } from './email-card';

expect.extend(toHaveNoViolations);
const api = setupApi();
const CALL = '/v1/account/email';
const OWN = 'exposant@exemple.dz';
const PENDING = { email: 'nouvelle@exemple.dz', expires: '2025-04-12T17:30:00.000Z' };

let account: Account;
let calls: unknown[];
beforeEach(() => {
  const { user } = buildAccount();
  account = buildAccount({ user: { ...user, email: OWN } });
  calls = [];
  api.use(
    http.get('/v1/account', () => HttpResponse.json(account)),
    http.post(CALL, async ({ request }) => {
      calls.push(await request.json());
      account = { ...account, emailChange: PENDING };
      return new HttpResponse(null, { status: 202 });
    }),
    http.delete(CALL, () => {
      calls.push('cancel');
      account = { ...account, emailChange: null };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/v1/account/confirmation', () => {
      calls.push('resend');
      return new HttpResponse(null, { status: 202 });
    }),
  );
  act(() => void startSession(buildSession()));
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const address = () => screen.findByLabelText(/^Nouvelle adresse e-mail/);
const password = () => screen.getByLabelText(/^Mot de passe, pour confirmer/);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function fillIn(email: string = PENDING.email): Promise<void> {
  await userEvent.type(await address(), email);
  await userEvent.type(password(), 'ma phrase');
}
const waiting = () => screen.findByRole('group', { name: 'En attente de confirmation' });
const showPending = async () => {
  account = { ...account, emailChange: PENDING };
  const page = await renderExhibitor(<EmailCard />);
  await waiting();
  return page;
};

it('asks for the address, says where the message went, and shows that it waits', async () => {
  await renderExhibitor(<EmailCard />);
  await fillIn();
  await press('Changer l’adresse');
  expect(await waiting()).toHaveTextContent(/nouvelle@exemple\.dz avant le 12 avril 2025, 18h30/);
  const said = screen.getByText(/^Un message est parti à nouvelle@exemple\.dz/);
  expect(said.closest('[role=status]')).toHaveFocus();
  expect(calls).toEqual([{ email: PENDING.email, password: 'ma phrase' }]);
  expect(screen.getByText(OWN)).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Nouvelle adresse/)).not.toBeInTheDocument();
});

it('gives the change up by keyboard, says so and offers the form again', async () => {
  await showPending();
  const button = screen.getByRole('button', { name: 'Annuler le changement' });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  expect(await address()).toHaveValue('');
  const said = screen.getByText(/^Le changement est annulé/);
  expect(said.closest('[role=status]')).toHaveFocus();
  expect(calls).toEqual(['cancel']);
});

it('sends the message again', async () => {
  await showPending();
  await press('Renvoyer le message');
  expect(await screen.findByText(/^Le message est reparti/)).toBeInTheDocument();
  expect(calls).toEqual(['resend']);
});

it.each([
  ['post', '/v1/account/confirmation', 'Renvoyer le message', /^Le message n’est pas parti/],
  ['delete', CALL, 'Annuler le changement', /^Le changement n’est pas annulé/],
] as const)('says that it failed: %s %s', async (method, path, button, said) => {
  api.use(fails(method, path, 429, 'TOO_MANY_REQUESTS'));
  await showPending();
  await press(button);
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(await waiting()).toBeInTheDocument();
});

it('refuses the address that the account has, and what is none', async () => {
  await renderExhibitor(<EmailCard />);
  await fillIn(OWN.toUpperCase());
  await press('Changer l’adresse');
  await waitFor(async () =>
    expect(await address()).toHaveAccessibleDescription(/déjà l’adresse de votre compte/),
  );
  await userEvent.clear(await address());
  await userEvent.type(await address(), 'nouvelle');
  await press('Changer l’adresse');
  await waitFor(async () => expect(await address()).toHaveAccessibleDescription(/incomplète/));
  expect(calls).toEqual([]);
});

it('reports a wrong password at its field, and loses nothing', async () => {
  api.use(fails('post', CALL, 400, 'WRONG_PASSWORD'));
  await renderExhibitor(<EmailCard />);
  await fillIn();
  await press('Changer l’adresse');
  await waitFor(() =>
    expect(password()).toHaveAccessibleDescription(/n’est pas celui de votre compte/),
  );
  expect(await address()).toHaveValue(PENDING.email);
});

it('says that it failed, and loses nothing', async () => {
  api.use(fails('post', CALL, 503, 'UNAVAILABLE'));
  await renderExhibitor(<EmailCard />);
  await fillIn();
  await press('Changer l’adresse');
  expect(await screen.findByText('L’adresse n’a pas été changée.')).toBeInTheDocument();
  expect(await address()).toHaveValue(PENDING.email);
});

it('asks once, however often one clicks', async () => {
  api.use(neverAnswers('post', CALL));
  await renderExhibitor(<EmailCard />);
  await fillIn();
  await press('Changer l’adresse');
  expect(await screen.findByRole('button', { name: 'Envoi…' })).toBeDisabled();
});

it('says that the address cannot be had', async () => {
  api.use(fails('get', '/v1/account', 503, 'UNAVAILABLE'));
  await renderExhibitor(<EmailCard />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
});

it.each(['fr', 'ar'] as const)('has nothing that axe objects to (%s)', async (language) => {
  account = { ...account, emailChange: PENDING };
  const pending = await renderExhibitor(<EmailCard />, language);
  await screen.findByText(OWN);
  expect(await axe(pending.container)).toHaveNoViolations();
});
