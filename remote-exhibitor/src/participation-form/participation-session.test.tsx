import { endSession, sessionStore, startSession } from '@mosta/shared/auth';
import { ALGERIAN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { SIMULATION_STORAGE_KEY } from '@mosta/shared/schemas/simulation.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import {
  answers,
  fails,
  HttpResponse,
  http,
  isUnreachable,
  setupApi,
} from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { makeCartItem, makePackage, makeSimulation } from '@mosta/shared/testing/simulations';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import remote from '../remote';
import { loadSimulation, startOver } from '../simulation/state/simulation-actions';
import { Participation } from './participation';
import {
  ANSWER,
  agree,
  arrives,
  buildParticipation,
  DRAFT_KEY,
  enter,
  FILLED,
  keepDraft,
  PHONE,
  receives,
  send,
  show,
  showFilled,
  signedIn,
} from './testing';

expect.extend(toHaveNoViolations);
const api = setupApi();
const SECRET = 'un-secret-exemple-assez-long';

afterEach(() => {
  act(() => {
    endSession();
    startOver();
  });
  localStorage.clear();
  sessionStorage.clear();
});

const SIMULATED = makeSimulation({
  nationality: ALGERIAN_EXHIBITOR,
  packages: [makePackage()],
  items: [makeCartItem({ quantity: 2 })],
});
const simulate = (changes: object = {}) =>
  act(() => loadSimulation({ ...SIMULATED, ...changes }, null));

/** Gives quotes. @returns what was asked for */
function givesQuotes(): unknown[] {
  const asked: unknown[] = [];
  api.use(
    http.post('/v1/quote', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(
        {
          _id: 'devis-1',
          reference: 'ME25-D000123',
          createdAt: '2025-02-01T09:00:00.000Z',
          validUntil: new Date(Date.now() + 86_400_000).toISOString(),
          expired: false,
          payment: 'virement',
          simulation: SIMULATED,
          priced: { currency: 'DZD', lines: [], partial: false, totals: null },
          secret: SECRET,
          changed: [],
        },
        { status: 201 },
      );
    }),
  );
  return asked;
}

const holdOf = (id: string, code: string, minutes = 20) => ({
  _id: id,
  code,
  since: new Date().toISOString(),
  expires: new Date(Date.now() + minutes * 60_000).toISOString(),
  prolongationsLeft: 1,
  prolongedUntil: new Date(Date.now() + 4 * 3_600_000).toISOString(),
});

describe('a signed-in exhibitor', () => {
  it('finds the account’s data, is asked for no password, and sends none', async () => {
    const session = signedIn(api);
    const received = receives(api);
    const { container } = await showFilled();
    expect(await screen.findByLabelText(/^Adresse e-mail/)).toHaveValue(session.user.email);
    expect(screen.getByLabelText(/^Nom(?! de)/)).toHaveValue('Exemple');
    expect(screen.getByLabelText(/^Prénom/)).toHaveValue('Connectée');
    expect(screen.getByLabelText(/^Prénom/)).toHaveAttribute('readonly');
    expect(screen.queryByLabelText(/^Mot de passe/)).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await send();
    await arrives();
    expect(received).toMatchObject([
      {
        authorization: `Bearer ${session.access.token}`,
        body: { exhibitor: { email: session.user.email, prenom: 'Connectée' } },
      },
    ]);
    expect(JSON.stringify(received)).not.toContain('password');
  });

  it('reports a participation that exists, and makes a second one on purpose only', async () => {
    signedIn(api, [buildParticipation()]);
    const { container } = await show();
    expect(await screen.findByRole('heading', { name: 'Vous avez déjà un dossier' })).toBeVisible();
    expect(screen.getByText(/Marque exemple, envoyé le 1er février 2025\s: reçu/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ouvrir mon espace exposant' })).toHaveAttribute(
      'href',
      '/dashboard-exposant',
    );
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Faire une autre demande' }));
    expect(screen.getByRole('form')).toBeVisible();
  });

  it('begins with the company of a former edition, says so, and sends it anew', async () => {
    localStorage.clear();
    signedIn(api, [buildParticipation({ edition: 2024, former: true })]);
    const received = receives(api);
    const { container } = await show();
    expect(await screen.findByText(/dossier de l’édition 2024 sont reprises/)).toBeVisible();
    expect(screen.getByLabelText(/^Raison sociale/)).toHaveValue('SARL Exemple');
    expect(screen.getByLabelText(PHONE)).toHaveValue('+213555123456');
    expect(screen.queryByText(/^Brouillon enregistré/)).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('radio', { name: /^Virement/ }));
    await agree();
    await send();
    await arrives();
    const { exhibitionCompany } = buildParticipation();
    const { name, raisonSociale, nifNumero } = exhibitionCompany;
    expect(received).toMatchObject([
      { body: { exhibitionCompany: { name, raisonSociale, nifNumero, pays: 'Algérie' } } },
    ]);
  });

  it('does not take over the company where a draft was kept', async () => {
    keepDraft(FILLED);
    signedIn(api, [buildParticipation({ edition: 2024, former: true })]);
    await show();
    expect(await screen.findByText(/^Votre brouillon a été retrouvé/)).toBeVisible();
    expect(screen.queryByText(/sont reprises/)).not.toBeInTheDocument();
  });

  it('does not take over the company into a second participation', async () => {
    const former = buildParticipation({ _id: 'former', edition: 2024, former: true });
    signedIn(api, [buildParticipation(), former]);
    await show();
    expect(await screen.findByRole('heading', { name: 'Vous avez déjà un dossier' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Faire une autre demande' }));
    expect(screen.getByLabelText(/^Raison sociale/)).toHaveValue('');
  });

  it('sees the participation whose answer was lost, and does not send it twice', async () => {
    signedIn(api);
    api.use(isUnreachable('post', '/v1/temp'));
    await showFilled();
    api.use(answers('get', '/v1/participation/mine', [buildParticipation()]));
    await send();
    expect(await screen.findByRole('heading', { name: 'Vous avez déjà un dossier' })).toHaveFocus();
  });

  it('may fill in the form when it is not known whether there is a participation', async () => {
    signedIn(api);
    api.use(fails('get', '/v1/participation/mine', 500, 'INTERNAL'));
    await show();
    expect(await screen.findByText('Vos dossiers n’ont pas pu être vérifiés.')).toBeVisible();
    expect(screen.getByRole('form')).toBeVisible();
    api.use(answers('get', '/v1/participation/mine', [buildParticipation()]));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Vous avez déjà un dossier' })).toBeVisible();
  });

  it('loses nothing when the session ends, and is signed in again by sending', async () => {
    const session = signedIn(api);
    await showFilled();
    api.use(
      fails('post', '/v1/temp', 401, 'TOKEN_EXPIRED'),
      fails('post', '/auth/refresh-tokens', 401, 'INVALID_REFRESH_TOKEN'),
    );
    await send();
    expect(
      await screen.findByText(
        /Votre session a pris fin\s; rien n’est perdu\. Saisissez.*puis renvoyez/,
      ),
    ).toBeVisible();
    expect(screen.getByLabelText(/^Raison sociale/)).toHaveValue('SARL Exemple');
    expect(screen.getByLabelText(/^Adresse e-mail/)).toHaveValue(session.user.email);
    const password = screen.getByLabelText(/^Mot de passe de votre compte/);
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    api.use(fails('post', '/auth/login', 401, 'INVALID_CREDENTIALS'));
    await enter(/^Mot de passe de votre compte/, 'faux');
    await send();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Mot de passe de votre compte/)).toHaveAccessibleDescription(
        'Ce mot de passe n’est pas celui de votre compte.',
      ),
    );
    const again = buildSession({ user: session.user });
    api.use(answers('post', '/auth/login', again));
    const received = receives(api);
    await enter(/^Mot de passe de votre compte/, 'la bonne phrase');
    await send();
    await arrives();
    expect(received).toMatchObject([{ authorization: `Bearer ${again.access.token}` }]);
    expect(JSON.stringify(received)).not.toContain('la bonne phrase');
  });

  it('takes held stands along, without those that are taken out', async () => {
    signedIn(api, [], [holdOf('option-1', 'B49'), holdOf('option-2', 'C02')]);
    const received = receives(api, {
      ...ANSWER,
      warnings: [{ path: 'tempReservation.holds.0', message: 'Cette option n’est plus en cours.' }],
    });
    const { container } = await showFilled();
    const held = await screen.findByRole('region', { name: 'Vos stands en option' });
    expect(await within(held).findByText('Stand B49')).toBeVisible();
    expect(within(held).getAllByText(/encore (?:1\d:\d\d|20:00)/)).toHaveLength(2);
    await userEvent.click(
      within(held).getByRole('button', { name: 'Retirer le stand C02 de la demande' }),
    );
    expect(within(held).getByText(/l’option court toujours/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await send();
    expect(await screen.findByText(/L’option sur le stand B49 n’est plus en cours/)).toBeVisible();
    expect(received).toMatchObject([{ body: { tempReservation: { holds: ['option-1'] } } }]);
  });
});

describe('a held stand of another size than the simulation', () => {
  it('is not sent before it is said whether it replaces the quote or is added', async () => {
    signedIn(api, [], [holdOf('option-1', 'B49')]);
    givesQuotes();
    const stand = { code: 'B49', kind: 'stand', size: 18, state: 'option', revision: 1 };
    api.use(answers('get', '/v1/stand', [{ ...stand, prices: { DZD: 367_500 } }]));
    simulate({ cart: {} });
    const received = receives(api);
    await showFilled();
    expect(await screen.findByText(/Dites avant l’envoi/)).toBeVisible();
    await send();
    const dialog = await screen.findByRole('dialog');
    expect(received).toEqual([]);
    const [replace, add] = within(dialog).getAllByRole('button', { name: /Total TTC/ });
    expect(replace?.textContent?.replaceAll('\u00a0', ' ')).toContain('437 325,00 DA');
    expect(add).toHaveTextContent('Ajouter au devis');
    expect(add?.textContent).not.toContain('437');
    if (replace) await userEvent.click(replace);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/Dites avant l’envoi/)).not.toBeInTheDocument();
    await send();
    await arrives();
    expect(received).toMatchObject([
      { body: { tempReservation: { holds: ['option-1'], standChoice: 'replace' } } },
    ]);
  });
});

describe('what was simulated', () => {
  it('becomes a quote by sending, once, and goes with the request', async () => {
    const asked = givesQuotes();
    simulate();
    api.use(isUnreachable('post', '/v1/temp'));
    const { container } = await showFilled();
    const summary = screen.getByRole('region', { name: 'Votre simulation' });
    expect(summary).toHaveTextContent(/Total TTC223\s720,00\sDA/);
    await userEvent.click(screen.getByRole('radio', { name: /^Espèces/ }));
    expect(summary).toHaveTextContent(/Droit de timbre \(espèces\)/);
    expect(await axe(container)).toHaveNoViolations();
    await send();
    await screen.findByText(/Vérifiez votre connexion/);
    const received = receives(api);
    await send();
    await arrives();
    expect(asked).toMatchObject([
      { payment: 'espece', simulation: { formule: SIMULATED.formule } },
    ]);
    expect(received).toMatchObject([{ body: { tempReservation: { quote: SECRET } } }]);
    expect(sessionStorage.getItem(SIMULATION_STORAGE_KEY) ?? '').not.toContain('stand-exemple');
  });

  it('says what it lacks to become a quote, and stays behind', async () => {
    simulate({
      personalInfo: { nationality: ALGERIAN_EXHIBITOR, sector: '', participationType: '' },
    });
    const received = receives(api);
    await showFilled();
    expect(screen.getByText('le secteur')).toBeVisible();
    expect(screen.getByText('le type de participation')).toBeVisible();
    expect(screen.queryByText('la nationalité')).not.toBeInTheDocument();
    await send();
    await arrives();
    expect(received).toMatchObject([{ body: { tempReservation: {} } }]);
    expect(sessionStorage.getItem(SIMULATION_STORAGE_KEY)).toContain('stand-exemple');
  });

  it('leads to its correction when it can be no quote any more, and may be left out', async () => {
    simulate();
    api.use(fails('post', '/v1/quote', 409, 'NO_LONGER_OFFERED', 'À retirer : Chaise exemple.'));
    const received = receives(api);
    await showFilled();
    await send();
    expect(await screen.findByText(/À retirer : Chaise exemple/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Modifier la simulation' })).toHaveLength(2);
    expect(received).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Joindre à ma demande' }));
    await send();
    await arrives();
    expect(received).toMatchObject([{ body: { tempReservation: {} } }]);
  });

  it('is offered where nothing was chosen yet, as is the plan', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Simuler un devis' })).toHaveAttribute(
      'href',
      '/simulation',
    );
    expect(screen.getByRole('link', { name: 'Choisir sur le plan' })).toHaveAttribute(
      'href',
      '/Exposant-map',
    );
  });
});

it('asks an organiser who looks at the form as it asks any visitor', async () => {
  act(() => void startSession(buildSession({ role: 'Organizer' })));
  const received = receives(api);
  await showFilled();
  expect(screen.getByLabelText(/^Mot de passe/)).toBeVisible();
  await send();
  await arrives();
  expect(received).toMatchObject([{ body: { exhibitor: { password: 'une phrase exemple' } } }]);
  expect(sessionStore.getState().auth?.role).toBe('Organizer');
});

it('is closed when registrations are', async () => {
  keepDraft(FILLED);
  const { container } = await renderWithProviders(<Participation registrations="closed" />, {
    catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {},
  });
  expect(screen.getByText('Les inscriptions de cette édition sont closes.')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(localStorage.getItem(DRAFT_KEY)).not.toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});
