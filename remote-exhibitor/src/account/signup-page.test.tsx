import { endSession, sessionStore } from '@mosta/shared/auth';
import { CURRENT_CONSENT } from '@mosta/shared/schemas/consent.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { type RenderOptions, renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import remote from '../remote';
import SignupPage from './signup-page';

expect.extend(toHaveNoViolations);
const api = setupApi();
function show(language: 'fr' | 'en' = 'fr', edition: RenderOptions['edition'] = {}) {
  return renderWithProviders(<SignupPage />, {
    route: '/signup',
    path: '/signup',
    language,
    edition,
    catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {},
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
}

async function fillIn(password = 'une phrase exemple') {
  await enter(/^Nom/, 'Exemple');
  await enter(/^Prénom/, 'Exposante');
  await enter(/^Adresse e-mail/, 'Nouveau@Exemple.dz');
  await enter(/^Mot de passe/, password);
  await userEvent.click(screen.getByRole('checkbox'));
}

async function enter(label: RegExp, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));

afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

describe('the sign-up page', () => {
  it.each([
    ['before', /^Un compte suffit pour réserver/],
    ['after', /^Un compte donne accès à votre dossier/],
  ] as const)('says %s the fair what the account is for', async (phase, lead) => {
    await show('fr', { phase });
    expect(screen.getByText(lead)).toBeVisible();
  });

  it('creates the account and leads to the dashboard', async () => {
    let sent: unknown;
    api.use(
      http.post('/auth/signup', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(buildSession(), { status: 201 });
      }),
    );
    const { router } = await show();
    await fillIn();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-exposant'));
    expect(sent).toEqual({
      nom: 'Exemple',
      prenom: 'Exposante',
      email: 'nouveau@exemple.dz',
      password: 'une phrase exemple',
      consent: CURRENT_CONSENT,
    });
  });

  it('asks for the consent before it sends anything', async () => {
    await show();
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox'));
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Acceptez le traitement de vos données pour créer le compte.',
    );
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(sessionStore.getState().auth).toBeNull();
  });

  it('works with password managers', async () => {
    await show();
    expect(screen.getByLabelText(/^Adresse e-mail/)).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText(/^Mot de passe/)).toHaveAttribute('autocomplete', 'new-password');
  });

  it('shows the password rule before the error', async () => {
    await show();
    expect(screen.getByLabelText(/^Mot de passe/)).toHaveAccessibleDescription(
      /Entre 10 et 128 caractères/,
    );
    await fillIn('court');
    await send();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Mot de passe/)).toHaveAccessibleDescription(
        'Le mot de passe compte au moins 10 caractères.',
      ),
    );
  });

  it('speaks the reader’s language in its errors', async () => {
    await show('en');
    await userEvent.click(screen.getByRole('button', { name: 'Create my account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('5 fields need correcting');
    expect(screen.getByLabelText(/^Family name/)).toHaveAccessibleDescription(
      'Enter your family name.',
    );
  });

  it('has nothing that axe objects to', async () => {
    const { container } = await show();
    expect(await axe(container)).toHaveNoViolations();
  });
});
