import { endSession, startSession } from '@mosta/shared/auth';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildDossier, buildSummary, COUNTS } from '../../features/dossier/testing';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import DossiersPage from './dossiers-page';

expect.extend(toHaveNoViolations);

const LIST = '/v1/organizer/participation';
const ONE = `${LIST}/participation-1`;
const api = setupApi();

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  startSession(buildSession({ role: 'Organizer' }));
  api.use(
    answers('get', `${LIST}/counts`, COUNTS),
    answers('get', '/v1/notification/unread', { unread: 1 }),
    answers('get', LIST, { participations: [buildSummary()], next: null }),
    answers('get', ONE, buildDossier()),
    answers('get', `${ONE}/document`, []),
    answers('get', `${ONE}/message`, []),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => endSession());
  localStorage.clear();
});

const show = (query = '', language: 'fr' | 'en' | 'ar' = 'fr') =>
  renderOrganiser(<DossiersPage />, language, {
    route: `${PATHS.dossiers}${query}`,
    path: PATHS.dossiers,
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Answers what the page asks of the list, and notes what it asked for. */
function listed(participations: unknown[], next: string | null = null): string[] {
  const asked: string[] = [];
  api.use(
    http.get(LIST, ({ request }) => {
      const { searchParams } = new URL(request.url);
      searchParams.delete('limit');
      asked.push(searchParams.toString());
      const first = !searchParams.has('before');
      const page = first
        ? participations
        : [buildSummary({ _id: 'older', company: 'Plus ancien' })];
      return HttpResponse.json({ participations: page, next: first ? next : null });
    }),
  );
  return asked;
}

describe('the list', () => {
  it('says how much waits at each stage, and is without fault', async () => {
    const { container } = await show();
    const stages = await screen.findByRole('group', { name: 'Étape des dossiers' });
    expect(within(stages).getByRole('button', { name: /^3\s*À étudier/ })).toBeVisible();
    expect(plain(screen.getByText(/Messages non lus/).textContent)).toBe(
      'Messages non lus : 4 · documents à vérifier : 6',
    );
    expect(await screen.findByRole('link', { name: 'Conserverie exemple' })).toBeVisible();
    expect(screen.getByText('ME25-P000001')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('filters by stage and by search, and keeps both in the address', async () => {
    const asked = listed([]);
    const { router } = await show();
    expect(await screen.findByText('Aucun dossier pour le moment')).toBeVisible();
    await press(/À confirmer/);
    await userEvent.type(screen.getByRole('searchbox'), 'olive');
    await waitFor(() => expect(asked.at(-1)).toBe('stage=accepted&search=olive'));
    expect(router.state.location.search).toBe('?etape=accepted&recherche=olive');
    expect(await screen.findByText('Aucun dossier ne correspond')).toBeVisible();
    await press('Afficher tous les dossiers');
    expect(router.state.location.search).toBe('');
  });

  it('shows older participations when asked, which take the focus', async () => {
    listed([buildSummary()], 'participation-1');
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Afficher la suite' }));
    expect(await screen.findByRole('link', { name: 'Plus ancien' })).toHaveFocus();
  });

  it('offers to try again what could not be loaded', async () => {
    api.use(fails('get', LIST, 500, 'INTERNAL'));
    await show();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Les dossiers n’ont pas pu être chargés.');
    listed([buildSummary()]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Conserverie exemple' })).toBeVisible();
  });
});

describe('a participation', () => {
  it('opens from the list with the company, and leads back to the list as it was', async () => {
    const { router, container } = await show('?etape=received');
    await userEvent.click(await screen.findByRole('link', { name: 'Conserverie exemple' }));
    const heading = await screen.findByRole('heading', { name: 'Conserverie exemple' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('27/00-0012345B19, forme inhabituelle, à vérifier')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('link', { name: 'Tous les dossiers' }));
    expect(router.state.location.search).toBe('?etape=received');
  });

  it('is accepted after a confirmation, and then its reservation is confirmed', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post(`${ONE}/accept`, async ({ request }) => {
        sent.push(await request.json());
        api.use(answers('get', ONE, buildDossier({ status: 'accepted' })));
        return HttpResponse.json(buildDossier({ status: 'accepted' }));
      }),
      http.post('/v1/organizer/reservation/reservation-1/confirm', () => {
        sent.push('confirm');
        return HttpResponse.json(buildDossier().reservation);
      }),
    );
    await show('?dossier=participation-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Accepter' }));
    const dialog = within(screen.getByRole('alertdialog', { name: /^Accepter/ }));
    expect(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await userEvent.type(dialog.getByRole('textbox'), 'Bienvenue');
    await userEvent.click(dialog.getByRole('button', { name: 'Accepter' }));
    expect(await screen.findByText(/est accepté\.$/)).toBeVisible();
    expect(sent).toEqual([{ message: 'Bienvenue' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer la réservation' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', {
        name: 'Confirmer la réservation',
      }),
    );
    await waitFor(() => expect(sent).toEqual([{ message: 'Bienvenue' }, 'confirm']));
  });

  it('is refused with words only, which stay when the call fails', async () => {
    api.use(fails('post', `${ONE}/refuse`, 409, 'ALREADY_DECIDED', 'Une décision est prise.'));
    await show('?dossier=participation-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Refuser' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
    expect(await dialog.findByText('Écrivez un message.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Complet');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
    expect(await dialog.findByText('La décision n’est pas enregistrée')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Complet');
  });

  it('says when it does not exist any more', async () => {
    api.use(fails('get', ONE, 404, 'NOT_FOUND'));
    await show('?dossier=participation-1');
    expect(await screen.findByText('Ce dossier n’existe pas ou plus')).toBeVisible();
  });
});

describe('documents and messages', () => {
  it('refuses a document with the reason', async () => {
    const sent: unknown[] = [];
    const document = {
      ...{ _id: 'document-1', kind: 'register', author: 'Exhibitor', name: 'registre.pdf' },
      ...{ size: 340_000, createdAt: '2025-04-02T09:00:00.000Z', state: 'received', note: null },
    };
    api.use(
      answers('get', `${ONE}/document`, [document]),
      http.post(`${ONE}/document/document-1/decision`, async ({ request }) => {
        sent.push(await request.json());
        const refused = { ...document, state: 'refused', note: 'La page 2 manque.' };
        api.use(answers('get', `${ONE}/document`, [refused]));
        return HttpResponse.json(refused);
      }),
    );
    await show('?dossier=participation-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Refuser registre.pdf' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'La page 2 manque.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
    expect(await screen.findByText(/La page 2 manque/)).toBeVisible();
    expect(sent).toEqual([{ accepted: false, note: 'La page 2 manque.' }]);
  });

  it('marks what is shown as read, and answers', async () => {
    const done: unknown[] = [];
    const message = (author: string, text: string) => ({
      ...{ _id: text, author, text, sentAt: '2025-04-02T09:00:00.000Z', readAt: null },
    });
    api.use(
      answers('get', `${ONE}/message`, [message('Exhibitor', 'Bonjour.')]),
      http.post(`${ONE}/message/read`, () => {
        done.push('read');
        return new HttpResponse(null, { status: 204 });
      }),
      http.post(`${ONE}/message`, async ({ request }) => {
        done.push(await request.json());
        return HttpResponse.json(message('Organizer', 'Bienvenue.'), { status: 201 });
      }),
    );
    await show('?dossier=participation-1');
    expect(await screen.findByText('Bonjour.')).toBeVisible();
    await waitFor(() => expect(done).toEqual(['read']));
    await userEvent.type(screen.getByRole('textbox', { name: /Répondre/ }), 'Bienvenue.');
    await press('Envoyer');
    await waitFor(() => expect(done).toContainEqual({ text: 'Bienvenue.' }));
  });
});

it.each(['en', 'ar'] as const)('is without fault in %s', async (language) => {
  const { container } = await show('?dossier=participation-1', language);
  expect(await screen.findByRole('heading', { name: 'Conserverie exemple' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
