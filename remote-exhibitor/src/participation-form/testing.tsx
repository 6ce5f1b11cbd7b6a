import { startSession } from '@mosta/shared/auth';
import type { SessionAnswer } from '@mosta/shared/schemas/account.schema';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import { buildAccount, buildSession } from '@mosta/shared/testing/factories';
import { answers, HttpResponse, http, type setupApi } from '@mosta/shared/testing/handlers';
import { type RenderOptions, renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import ParticipationPage from './participation-page';

type Api = ReturnType<typeof setupApi>;

export const DRAFT_KEY = 'brouillon-participation';
export const ANSWER = {
  _id: 'participation-1',
  reference: 'ME25-P000001',
  complete: true,
  missing: [],
  warnings: [],
};

export function show(language: 'fr' | 'en' | 'ar' = 'fr', edition: RenderOptions['edition'] = {}) {
  return renderWithProviders(<ParticipationPage />, {
    route: '/formulaire',
    path: '/formulaire',
    language,
    edition,
    catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {},
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
}

export async function enter(label: string | RegExp, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

const PERSON: [RegExp, string][] = [
  [/^Nom(?! de)/, 'Exemple'],
  [/^Prénom/, 'Exposante'],
  [/^Adresse e-mail/, 'Nouvelle@Exemple.dz'],
  [/^Mot de passe/, 'une phrase exemple'],
];
const COMPANY: [RegExp, string][] = [
  [/^Raison sociale/, 'SARL Exemple'],
  [/^Nom de marque/, 'Marque exemple'],
  [/^Statut juridique/, 'SARL'],
  [/^Adresse(?! e)/, '1, rue Exemple, Mostaganem'],
  [/^Code postal/, '27000'],
  [/^Numéro RC/, '27 / 00 - 0012345 b 19'],
  [/^NIF/, '0012 3456 7890 123'],
];

/** Everything that is demanded. */
export async function fillIn() {
  for (const [label, text] of [...PERSON, ...COMPANY]) await enter(label, text);
  await enter(/^Fonction/, 'Gérante');
  await enter(PHONE, '0555 12 34 56');
  await userEvent.click(screen.getByRole('radio', { name: /^Morale/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Virement/ }));
  await agree();
}

export const agree = () =>
  userEvent.click(screen.getByRole('checkbox', { name: /J’accepte|I agree/ }));

/** A form that was filled in on an earlier visit: all but the password and the agreement. */
export const FILLED = {
  exhibitor: {
    nom: 'Exemple',
    prenom: 'Exposante',
    email: 'Nouvelle@Exemple.dz',
    fonction: 'Gérante',
    phone: '+213555123456',
  },
  exhibitionCompany: {
    name: 'Marque exemple',
    raisonSociale: 'SARL Exemple',
    type: 'Morale',
    statut: 'SARL',
    adresse: '1, rue Exemple, Mostaganem',
    codePostal: '27000',
    pays: 'DZ',
    rcNumero: '27/00-0012345B19',
    nifNumero: '001234567890123',
    website: '',
    email: '',
    tel: { fix: '', mobile: '', fax: '' },
  },
  payment: 'virement',
};

export function keepDraft(values: object = FILLED): void {
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ version: 1, values }));
}

/** The form with all that is demanded in it. */
export async function showFilled(values: object = FILLED) {
  keepDraft(values);
  const shown = await show();
  await screen.findByRole('form');
  const password = screen.queryByLabelText(/^Mot de passe/);
  if (password) await enter(/^Mot de passe/, 'une phrase exemple');
  await agree();
  return shown;
}

/** The manager's own telephone, not the company's. */
export const PHONE = /^Téléphone(?! (?:fixe|mobile))/;

export const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

/** Waits for the confirmation and for the sign-in that follows it, which would reach into the next test. */
export async function arrives() {
  await screen.findByRole('heading', { name: 'Votre demande est bien arrivée' });
  await screen.findByRole('link', { name: 'Ouvrir mon espace exposant' });
}

/** Keeps what was posted to `/v1/temp`. */
export function receives(api: Api, answer: object = ANSWER): unknown[] {
  const received: unknown[] = [];
  api.use(
    http.post('/v1/temp', async ({ request }) => {
      received.push({
        body: await request.json(),
        authorization: request.headers.get('authorization'),
      });
      return HttpResponse.json(answer, { status: 201 });
    }),
  );
  return received;
}

/** Somebody signed in, with the calls that the page then makes. */
export function signedIn(
  api: Api,
  participations: Participation[] = [],
  holds: object[] = [],
): SessionAnswer {
  const session = buildSession();
  const user = { ...session.user, nom: 'Exemple', prenom: 'Connectée' };
  act(() => void startSession({ ...session, user }));
  api.use(
    answers('get', '/v1/account', buildAccount({ user })),
    answers('get', '/v1/participation/mine', participations),
    http.get('/v1/hold/mine', () => HttpResponse.json(holds)),
  );
  return { ...session, user };
}

export function buildParticipation(changes: Partial<Participation> = {}): Participation {
  return {
    _id: 'participation-0',
    reference: 'ME25-P000002',
    edition: 2025,
    former: false,
    status: 'received',
    complete: true,
    missing: [],
    message: null,
    payment: 'virement',
    fonction: 'Gérante',
    phone: '+213555123456',
    exhibitionCompany: {
      name: 'Marque exemple',
      raisonSociale: 'SARL Exemple',
      statut: 'SARL',
      adresse: '1, rue Exemple',
      type: 'Morale',
      codePostal: '27000',
      pays: 'Algérie',
      email: null,
      website: null,
      tel: { fix: null, fax: null, mobile: null },
      rcNumero: '27/00-0012345B19',
      nifNumero: '001234567890123',
    },
    reservation: 'reservation-0',
    createdAt: '2025-02-01T09:00:00.000Z',
    decidedAt: null,
    ...changes,
  };
}
