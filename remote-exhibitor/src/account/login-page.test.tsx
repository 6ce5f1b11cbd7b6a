import { endSession, expireSession, sessionStore, startSession } from '@mosta/shared/auth';
import { buildProblem, buildSession } from '@mosta/shared/testing/factories';
import {
  answers,
  fails,
  HttpResponse,
  http,
  isUnreachable,
  neverAnswers,
  setupApi,
} from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import remote from '../remote';
import LoginPage from './login-page';

expect.extend(toHaveNoViolations);
const api = setupApi();
function show(route = '/login', language: 'fr' | 'en' | 'ar' = 'fr') {
  return renderWithProviders(<LoginPage />, {
    route,
    path: '/login',
    language,
    catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {},
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
}

const email = () => screen.getByRole('textbox', { name: /^Adresse e-mail/ });
const password = () => screen.getByLabelText(/^Mot de passe/);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));

async function fillIn() {
  await enter(email(), 'exposant@exemple.dz');
  await enter(password(), 'une phrase exemple');
}

async function enter(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

describe('the login page', () => {
  it('signs in and leads to the dashboard', async () => {
    const { router } = await show();
    await fillIn();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-exposant'));
    expect(sessionStore.getState().auth?.role).toBe('Exhibitor');
  });

  it('leads where the visitor was going, within the portal', async () => {
    const { router } = await show('/login?next=%2FPlanSalon%3Fstand%3DB49');
    await fillIn();
    await send();
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/PlanSalon', search: '?stand=B49' }),
    );
  });

  it('never leads to another site', async () => {
    const { router } = await show('/login?next=%2F%2Fexemple.org');
    await fillIn();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-exposant'));
  });

  it('says that the password is wrong, and keeps what was typed', async () => {
    api.use(fails('post', '/auth/login', 401, 'INVALID_CREDENTIALS'));
    await show();
    await fillIn();
    await send();
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('La connexion a échoué.');
    expect(failure).toHaveTextContent('L’adresse e-mail ou le mot de passe est incorrect.');
    expect(failure).toHaveFocus();
    expect(email()).toHaveValue('exposant@exemple.dz');
    expect(password()).toHaveValue('une phrase exemple');
    expect(sessionStore.getState().auth).toBeNull();
  });

  it('says that the service does not answer, and works when it does again', async () => {
    api.use(isUnreachable('post', '/auth/login'));
    const { router } = await show();
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Le service ne répond pas');
    api.use(answers('post', '/auth/login', buildSession()));
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-exposant'));
  });

  it('switches the button off while sending', async () => {
    api.use(neverAnswers('post', '/auth/login'));
    await show();
    await fillIn();
    await send();
    const button = await screen.findByRole('button', { name: /Connexion en cours/ });
    expect(button).toBeDisabled();
    expect(within(button).getByRole('progressbar')).toBeInTheDocument();
  });

  it('reports each mistake at its field and in a summary that leads to it', async () => {
    await show();
    await userEvent.type(email(), 'exposant@');
    await send();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('2 champs sont à corriger');
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Cette adresse e-mail est incomplète.');
    expect(password()).toHaveAccessibleDescription('Saisissez votre mot de passe.');
    await userEvent.click(within(summary).getByText(/Saisissez votre mot de passe/));
    expect(password()).toHaveFocus();
  });

  it('shows and hides the password', async () => {
    await show();
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('works by keyboard alone, with the browser’s own help for passwords', async () => {
    const { router } = await show();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    act(() => email().focus());
    await userEvent.keyboard('exposant@exemple.dz{Tab}une phrase exemple{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-exposant'));
  });

  it('leads on a person who is signed in already', async () => {
    startSession(buildSession());
    const { router } = await show('/login?next=%2FPlanSalon%3Fstand%3DB49');
    expect(router.state.location).toMatchObject({ pathname: '/PlanSalon', search: '?stand=B49' });
  });

  it('stays for a person whose session has expired', async () => {
    startSession(buildSession());
    expireSession();
    const { router } = await show();
    expect(router.state.location.pathname).toBe('/login');
    await fillIn();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-exposant'));
  });

  it('says after too many attempts when to try again', async () => {
    api.use(
      http.post('/auth/login', () =>
        HttpResponse.json(buildProblem(429, 'TOO_MANY_REQUESTS'), {
          status: 429,
          headers: { 'retry-after': '170' },
        }),
      ),
    );
    await show();
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Réessayez dans 3 minutes.');
    expect(password()).toHaveValue('une phrase exemple');
  });

  it('says that Caps Lock is on', async () => {
    await show();
    await userEvent.click(password());
    await userEvent.keyboard('{CapsLock}A');
    expect(password()).toHaveAccessibleDescription('Les majuscules sont verrouillées.');
    await userEvent.tab();
    expect(password()).toHaveAccessibleDescription('');
  });

  it('takes over a sign-in in another tab', async () => {
    const { router } = await show();
    const { user, role, access } = buildSession();
    localStorage.setItem('auth', JSON.stringify({ user, role, accessToken: access.token }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-exposant'));
  });

  it('keeps the way back for those who must sign up first', async () => {
    await show('/login?next=%2FPlanSalon');
    expect(screen.getByRole('link', { name: 'Créer un compte exposant' })).toHaveAttribute(
      'href',
      '/signup?next=%2FPlanSalon',
    );
  });

  it.each(['fr', 'en', 'ar'] as const)('has nothing that axe objects to (%s)', async (language) => {
    const { container } = await show('/login', language);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('an account with a second factor', () => {
  const code = () => screen.getByRole('textbox', { name: /^Code/ });
  const sent: unknown[] = [];
  beforeEach(() => {
    sent.length = 0;
    api.use(
      http.post('/auth/login', async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        if (Object(body).code === '123456') return HttpResponse.json(buildSession());
        const refused =
          Object(body).code === undefined ? 'SECOND_FACTOR_REQUIRED' : 'SECOND_FACTOR_WRONG';
        return HttpResponse.json(buildProblem(401, refused), { status: 401 });
      }),
    );
  });

  it('asks for the code in a second step, by keyboard alone, and says that one is wrong', async () => {
    const { router, container } = await show();
    await fillIn();
    await send();
    await screen.findByRole('heading', { name: 'Dernière étape' });
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByRole('status')).toHaveTextContent('exposant@exemple.dz');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.keyboard('000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce code est incorrect');
    await userEvent.clear(code());
    await userEvent.type(code(), '123456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-exposant'));
    const credentials = { email: 'exposant@exemple.dz', password: 'une phrase exemple' };
    expect(sent.at(-1)).toEqual({ ...credentials, code: '123456' });
  });

  it('takes a recovery code, and leads back with the typed address', async () => {
    await show();
    await fillIn();
    await send();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Utiliser un code de secours' }),
    );
    expect(code()).toHaveFocus();
    expect(code()).not.toHaveAttribute('inputmode');
    expect(code()).toHaveAccessibleName(/^Code de secours/);
    await userEvent.click(screen.getByRole('button', { name: 'Changer de compte' }));
    expect(email()).toHaveValue('exposant@exemple.dz');
    expect(password()).toHaveValue('');
  });
});

describe('a forgotten password', () => {
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer le lien' }));

  it('requests a link by mail, without revealing whether the address has an account', async () => {
    let asked: unknown;
    api.use(
      http.post('/auth/forgot-password', async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json(null, { status: 202 });
      }),
    );
    const { container } = await show('/login?next=%2FPlanSalon');
    await userEvent.click(screen.getByRole('link', { name: /^Mot de passe oublié/ }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mot de passe oublié');
    await enter(email(), 'Exposant@exemple.dz');
    expect(await axe(container)).toHaveNoViolations();
    await ask();
    const notice = await screen.findByRole('status');
    expect(notice).toHaveTextContent('Si un compte existe pour exposant@exemple.dz');
    expect(notice).toHaveFocus();
    expect(asked).toEqual({ email: 'exposant@exemple.dz' });
    expect(await axe(container)).toHaveNoViolations();
    expect(screen.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute(
      'href',
      '/login?next=%2FPlanSalon',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Demander un autre lien' }));
    expect(email()).toHaveValue('Exposant@exemple.dz');
  });

  it('says that the link could not be ordered, and keeps the address', async () => {
    api.use(fails('post', '/auth/forgot-password', 429, 'TOO_MANY_REQUESTS'));
    await show('/login?oublie=1');
    await enter(email(), 'exposant@exemple.dz');
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de tentatives');
    expect(email()).toHaveValue('exposant@exemple.dz');
  });
});

describe('the link of that mail', () => {
  const fresh = () => screen.getByLabelText(/^Nouveau mot de passe/, { selector: 'input' });
  const save = () =>
    userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));

  it('lets one choose a new password, and leads to signing in with it', async () => {
    let sent: unknown;
    api.use(
      http.post('/auth/reset-password', async ({ request }) => {
        sent = await request.json();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { router, container } = await show('/login?reinitialiser=jeton-exemple');
    expect(fresh()).toHaveAttribute('autocomplete', 'new-password');
    expect(fresh()).toHaveAccessibleDescription(/Entre 10 et 128 caractères/);
    expect(await axe(container)).toHaveNoViolations();
    await enter(fresh(), 'court');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('au moins 10 caractères');
    await userEvent.clear(fresh());
    await enter(fresh(), 'une phrase nouvelle');
    await save();
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Votre nouveau mot de passe est enregistré.',
    );
    expect(sent).toEqual({ token: 'jeton-exemple', password: 'une phrase nouvelle' });
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
  });

  it('says that it is used or too old, and how to have another', async () => {
    api.use(fails('post', '/auth/reset-password', 400, 'INVALID_RESET_TOKEN'));
    await show('/login?reinitialiser=jeton-exemple');
    await enter(fresh(), 'une phrase nouvelle');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’est plus valable.');
    await userEvent.click(screen.getByRole('link', { name: 'Demander un nouveau lien' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mot de passe oublié');
  });
});
