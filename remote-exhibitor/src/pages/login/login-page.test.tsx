import { endSession, sessionStore, startSession } from '@mosta/shared/auth';
import { buildSession } from '@mosta/shared/testing/factories';
import {
  answers,
  fails,
  isUnreachable,
  neverAnswers,
  setupApi,
} from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import remote from '../../remote';
import LoginPage from './login-page';

expect.extend(toHaveNoViolations);
jest.setTimeout(30_000);

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

const email = () => screen.getByLabelText('Adresse e-mail');
const password = () => screen.getByLabelText('Mot de passe');
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

  it('says that the password is wrong, on the page and in a toast, and keeps what was typed', async () => {
    api.use(fails('post', '/auth/login', 401, 'INVALID_CREDENTIALS'));
    await show();
    await fillIn();
    await send();
    const sentence = 'L’adresse e-mail ou le mot de passe est incorrect.';
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    expect(screen.getByText('La connexion a échoué.')).toBeInTheDocument();
    expect(email()).toHaveValue('exposant@exemple.dz');
    expect(password()).toHaveValue('une phrase exemple');
    expect(sessionStore.getState().auth).toBeNull();
  });

  it('says that the service does not answer, and works when it does again', async () => {
    api.use(isUnreachable('post', '/auth/login'));
    const { router } = await show();
    await fillIn();
    await send();
    expect((await screen.findAllByText(/Le service ne répond pas/)).length).toBeGreaterThan(0);
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

  it('tells each mistake at its field and in a summary that leads to it', async () => {
    await show();
    await userEvent.type(email(), 'exposant@');
    await send();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('2 champs sont à corriger');
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Cette adresse e-mail est incomplète.');
    expect(password()).toHaveAccessibleDescription('Saisissez votre mot de passe.');
    await userEvent.click(within(summary).getByText('Saisissez votre mot de passe.'));
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

  it('tells a person who is signed in already, and lets them leave', async () => {
    startSession(buildSession());
    await show();
    expect(screen.getByText('Vous êtes déjà connecté.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ouvrir mon espace exposant' })).toHaveAttribute(
      'href',
      '/dashboard-exposant',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect(await screen.findByLabelText('Adresse e-mail')).toBeInTheDocument();
    expect(localStorage.getItem('auth')).toBeNull();
  });

  it('follows a sign-in in another tab', async () => {
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
