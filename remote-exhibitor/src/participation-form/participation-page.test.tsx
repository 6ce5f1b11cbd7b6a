import { endSession, sessionStore } from '@mosta/shared/auth';
import { CURRENT_CONSENT } from '@mosta/shared/schemas/consent.schema';
import { buildProblem, buildSession } from '@mosta/shared/testing/factories';
import {
  answers,
  fails,
  HttpResponse,
  http,
  isUnreachable,
  setupApi,
} from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import {
  ANSWER,
  arrives,
  DRAFT_KEY,
  enter,
  fillIn,
  PHONE,
  receives,
  send,
  show,
  showFilled,
} from './testing';

expect.extend(toHaveNoViolations);
const api = setupApi();

afterEach(() => {
  act(() => endSession());
  localStorage.clear();
  sessionStorage.clear();
});

/** The summary of errors, once it has the focus; toasts are alerts too. */
async function summaryOf(title: string): Promise<HTMLElement> {
  const summary = (await screen.findByText(title)).closest<HTMLElement>('[role="alert"]');
  await waitFor(() => expect(summary).toHaveFocus());
  if (!summary) throw new Error('There is no summary');
  return summary;
}

describe('the participation form', () => {
  it.each(['during', 'after'] as const)(
    'says first whether the fair is over: %s',
    async (phase) => {
      await show('fr', { phase });
      const form = await screen.findByRole('form');
      expect(form).toBeVisible();
      const isOver = phase === 'after';
      expect(screen.queryAllByText(/^Le salon est terminé depuis/)).toHaveLength(isOver ? 1 : 0);
      expect(screen.queryAllByText(/^Une dizaine de minutes/)).toHaveLength(isOver ? 0 : 1);
    },
  );

  it('is sent once, in the form that the API takes, and gives way to what happens next', async () => {
    const bodies: unknown[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.use(
      http.post('/v1/temp', async ({ request }) => {
        bodies.push(await request.json());
        await held;
        return HttpResponse.json(ANSWER, { status: 201 });
      }),
    );
    const { container } = await show();
    await fillIn();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Submit' }));
    const sending = await screen.findByRole('button', { name: /Envoi en cours/ });
    expect(sending).toBeDisabled();
    expect(within(sending).getByRole('progressbar')).toBeVisible();
    await act(async () => release());
    expect(
      await screen.findByRole('heading', { name: 'Votre demande est bien arrivée' }),
    ).toHaveFocus();
    expect(screen.getByText('ME25-P000001')).toBeVisible();
    // on the page and as a toast
    expect(screen.getAllByText('Form submitted successfully.')).toHaveLength(2);
    expect(bodies).toEqual([
      {
        exhibitor: {
          nom: 'Exemple',
          prenom: 'Exposante',
          email: 'nouvelle@exemple.dz',
          password: 'une phrase exemple',
          fonction: 'Gérante',
          phone: '+213555123456',
        },
        exhibitionCompany: {
          name: 'Marque exemple',
          raisonSociale: 'SARL Exemple',
          statut: 'SARL',
          adresse: '1, rue Exemple, Mostaganem',
          type: 'Morale',
          codePostal: '27000',
          pays: 'Algérie',
          email: null,
          website: null,
          tel: { fix: null, fax: null, mobile: null },
          rcNumero: '27/00-0012345B19',
          nifNumero: '001234567890123',
        },
        tempReservation: {},
        payment: 'virement',
        consent: CURRENT_CONSENT,
      },
    ]);
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
    expect(await screen.findByRole('link', { name: 'Ouvrir mon espace exposant' })).toHaveAttribute(
      'href',
      '/dashboard-exposant',
    );
    expect(sessionStore.getState().auth?.role).toBe('Exhibitor');
    expect(screen.getByText(/au stade « reçu »/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('offers the login when signing in afterwards does not succeed', async () => {
    receives(api);
    api.use(isUnreachable('post', '/auth/login'));
    await showFilled();
    await send();
    expect(await screen.findByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdashboard-exposant',
    );
    expect(screen.getByText(/Votre compte est créé/)).toBeVisible();
  });

  it('reports what is missing, takes the focus there, and leads to each field', async () => {
    await show();
    await send();
    const summary = await summaryOf('16 champs sont à corriger');
    const links = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.split('\u00a0: ')[0]);
    expect(links).toEqual([
      'Nom',
      'Prénom',
      'Fonction',
      'Téléphone',
      'Adresse e-mail',
      'Mot de passe',
      'Raison sociale',
      'Nom de marque',
      'Type d’entreprise',
      'Statut juridique',
      'Adresse',
      'Code postal',
      'Numéro RC',
      'NIF',
      'Mode de paiement',
      'Accord',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: /^Type d’entreprise/ }));
    expect(screen.getByRole('radio', { name: /^Morale/ })).toHaveFocus();
  });

  it('has nothing that axe objects to, empty and with its errors', async () => {
    const { container } = await show();
    expect(await axe(container)).toHaveNoViolations();
    await send();
    await summaryOf('16 champs sont à corriger');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('has its choices as radio groups, among which the arrow keys move', async () => {
    await show();
    const types = screen.getByRole('group', { name: /^Type d’entreprise/ });
    expect(within(types).getAllByRole('radio')).toHaveLength(2);
    const payments = screen.getByRole('group', { name: /^Mode de paiement/ });
    expect(within(payments).getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(screen.getByRole('radio', { name: /^Virement/ }));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /^Chèque/ })).toBeChecked();
  });

  it('names its controls to the browser, and shows the password rule before the error', async () => {
    await show();
    const password = screen.getByLabelText(/^Mot de passe/);
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(password).toHaveAccessibleDescription(/Entre 10 et 128 caractères/);
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText(/^Code postal/)).toHaveAttribute('autocomplete', 'postal-code');
    expect(screen.getByLabelText(/^NIF/)).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByLabelText(/^NIF/)).toHaveAccessibleDescription(/^15 chiffres/);
  });

  it('gives a telephone its one spelling, and says so', async () => {
    await show();
    await enter(PHONE, '+213 (0)555 12-34-56');
    await userEvent.tab();
    expect(screen.getByLabelText(PHONE)).toHaveValue('+213555123456');
    expect(screen.getByText('+213555123456')).toBeVisible();
  });

  it('warns of a doubtful register number and takes it, and refuses a wrong tax number', async () => {
    const received = receives(api);
    await showFilled();
    await enter(/^Numéro RC/, '98 b 123');
    await enter(/^NIF/, '12345');
    await userEvent.tab();
    expect(await screen.findByText(/n’a pas la forme habituelle/)).toBeVisible();
    expect(screen.getByLabelText(/^Numéro RC/)).toBeValid();
    await waitFor(() =>
      expect(screen.getByLabelText(/^NIF/)).toHaveAccessibleDescription(
        /Le NIF compte 15 chiffres/,
      ),
    );
    await send();
    await summaryOf('Un champ est à corriger');
    await enter(/^NIF/, '00123456789012300001');
    await send();
    await arrives();
    expect(received).toMatchObject([
      { body: { exhibitionCompany: { rcNumero: '98 b 123', nifNumero: '00123456789012300001' } } },
    ]);
  });

  it('explains both numbers to whoever wonders', async () => {
    await show();
    await userEvent.click(screen.getByText('Où trouver le NIF ?'));
    expect(screen.getByText(/attribué par l’administration des impôts/)).toBeVisible();
    expect(screen.getByText(/extrait délivré par le CNRC/)).toBeInTheDocument();
  });

  it('asks a foreign company for its own tax number, and not for a register number', async () => {
    const received = receives(api);
    await showFilled();
    await userEvent.clear(screen.getByLabelText(/^Numéro RC/));
    await send();
    await summaryOf('Un champ est à corriger');
    await userEvent.selectOptions(screen.getByLabelText(/^Pays/), 'Tunisie');
    await waitFor(() => expect(screen.queryByText('Un champ est à corriger')).toBeNull());
    expect(screen.getByLabelText(/^Numéro de registre/)).not.toBeRequired();
    await enter(/^Numéro fiscal de votre pays/, '1234567/A/M/000');
    await send();
    await arrives();
    expect(received).toMatchObject([
      {
        body: {
          exhibitionCompany: { pays: 'Tunisie', rcNumero: null, nifNumero: '1234567/A/M/000' },
        },
      },
    ]);
  });

  it('takes the API’s sentences to the fields that it names', async () => {
    api.use(
      answers(
        'post',
        '/v1/temp',
        buildProblem(400, 'INVALID_INPUT', {
          errors: [{ path: 'exhibitionCompany.codePostal', message: 'Ce code est inconnu.' }],
        }),
        { status: 400 },
      ),
    );
    await showFilled();
    await send();
    await summaryOf('Un champ est à corriger');
    expect(screen.getByRole('link', { name: /Code postal\s: Ce code est inconnu/ })).toBeVisible();
    expect(screen.getByLabelText(/^Code postal/)).toHaveAccessibleDescription(
      'Ce code est inconnu.',
    );
    expect(screen.getAllByText('Failed to submit form.').length).toBeGreaterThan(0);
  });

  it.each([
    [409, 'REGISTRATIONS_CLOSED', /Les inscriptions de cette édition sont closes/],
    [429, 'TOO_MANY_REQUESTS', /Trop de tentatives/],
    [500, 'INTERNAL', /erreur est survenue de notre côté/],
  ])('says what a %i of %s means, and loses nothing', async (status, code, sentence) => {
    api.use(fails('post', '/v1/temp', status, code));
    await showFilled();
    await send();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(/^Mot de passe/)).toHaveValue('une phrase exemple');
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });

  it('can be sent again after the network was down', async () => {
    api.use(isUnreachable('post', '/v1/temp'));
    await showFilled();
    await send();
    expect(await screen.findByText(/Vérifiez votre connexion/)).toBeVisible();
    const received = receives(api);
    await send();
    await arrives();
    expect(received).toHaveLength(1);
  });

  it('shows what was taken although it looks unusual', async () => {
    receives(api, {
      ...ANSWER,
      warnings: [{ path: 'exhibitionCompany.rcNumero', message: 'Ce numéro est gardé tel quel.' }],
    });
    const { container } = await showFilled();
    await send();
    await arrives();
    expect(screen.getByText('Ce numéro est gardé tel quel.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('speaks the reader’s language, in its errors and in the names of countries', async () => {
    await show('en');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('16 fields need correcting')).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'RC number: The trade register number is required.' }),
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent('obligatoire');
    await userEvent.selectOptions(screen.getByLabelText(/^Country/), 'Germany');
    expect(screen.getByLabelText(/^Your country’s tax number/)).toBeVisible();
  });

  it('signs in with what was typed, and nothing else', async () => {
    let credentials: unknown;
    receives(api);
    api.use(
      http.post('/auth/login', async ({ request }) => {
        credentials = await request.json();
        return HttpResponse.json(buildSession());
      }),
    );
    await showFilled();
    await send();
    await screen.findByRole('link', { name: 'Ouvrir mon espace exposant' });
    expect(credentials).toEqual({ email: 'nouvelle@exemple.dz', password: 'une phrase exemple' });
  });
});
