import { buildProblem } from '@mosta/shared/testing/factories';
import { fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import remote from '../../remote';
import { renderPublic } from '../../testing';
import ContactPage from './contact-page';

expect.extend(toHaveNoViolations);
const api = setupApi();

function show() {
  return renderWithProviders(<ContactPage />, {
    route: '/contact',
    path: '/contact',
    catalogues: remote.catalogue ? { public: remote.catalogue } : {},
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
}

async function enter(label: RegExp, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

async function fillIn() {
  await enter(/^Nom/, 'Personne exemple');
  await enter(/^Adresse e-mail/, 'personne@exemple.dz');
  await enter(/^Objet/, 'Une question');
  await enter(/^Message/, 'Première ligne.\nDeuxième ligne.');
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }));

describe('the contact page', () => {
  it('sends the message and makes room for another one', async () => {
    let sent: unknown;
    api.use(
      http.post('/v1/contact', async ({ request }) => {
        sent = await request.json();
        return new HttpResponse(null, { status: 202 });
      }),
    );
    await show();
    await fillIn();
    await send();
    expect(await screen.findByRole('heading', { name: 'Votre message est parti.' })).toHaveFocus();
    expect(sent).toEqual({
      name: 'Personne exemple',
      email: 'personne@exemple.dz',
      subject: 'Une question',
      message: 'Première ligne.\nDeuxième ligne.',
      website: '',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Écrire un autre message' }));
    expect(screen.getByLabelText(/^Message/)).toHaveValue('');
  });

  it('keeps the message after a failure, and asks before it is left', async () => {
    api.use(fails('post', '/v1/contact', 503, 'UNAVAILABLE'));
    const { router } = await show();
    await fillIn();
    await send();
    expect(await screen.findByText(/Le message n’est pas parti/)).toBeVisible();
    expect(screen.getByLabelText(/^Message/)).toHaveValue('Première ligne.\nDeuxième ligne.');
    await act(() => router.navigate('/'));
    expect(await screen.findByRole('alertdialog', { name: /Quitter cette page/ })).toBeVisible();
    expect(router.state.location.pathname).toBe('/contact');
  });

  it('says once what the API refuses at a field, and lets one correct it in peace', async () => {
    api.use(
      http.post('/v1/contact', () =>
        HttpResponse.json(
          buildProblem(400, 'INVALID_INPUT', {
            errors: [{ path: 'email', message: 'Cette adresse est refusée.' }],
          }),
          { status: 400 },
        ),
      ),
    );
    await show();
    await fillIn();
    await send();
    const email = screen.getByLabelText(/^Adresse e-mail/);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Cette adresse est refusée.'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await userEvent.type(email, '.org');
    await waitFor(() => expect(email).not.toHaveAccessibleDescription(/refusée/));
    expect(email).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what is missing, and has nothing that axe objects to', async () => {
    const { container } = await show();
    expect(screen.queryByRole('textbox', { name: /Ne remplissez pas/ })).not.toBeInTheDocument();
    await send();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Message/)).toHaveAccessibleDescription(
        'Écrivez votre message.',
      ),
    );
    expect(screen.getByText('4 champs sont à corriger')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });
});

test('a page that knows the subject fills it in', async () => {
  await renderPublic(<ContactPage />, 'fr', { route: '/contact?sujet=Devenir+sponsor' });
  expect(screen.getByLabelText(/^Objet/)).toHaveValue('Devenir sponsor');
});
