import { endSession, startSession } from '@mosta/shared/auth';
import type { StaffApplication, StaffSummary } from '@mosta/shared/schemas/staff.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { openPdf } from '../../features/staff/pdf-reader';
import { buildApplication, buildSummary, pageOf } from '../../features/staff/testing';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import StaffPage from './staff-page';

// It draws on a canvas in a worker, and jsdom has neither.
jest.mock('../../features/staff/pdf-reader', () => ({ openPdf: jest.fn() }));

expect.extend(toHaveNoViolations);

const LIST = '/v1/organizer/staff';
const ONE = `${LIST}/application-1`;
const OPEN = '?candidature=application-1';
const INTERVIEW = { day: '2025-04-20', time: '10:30', place: 'Salle exemple' };
const MAIL = {
  ...{ to: 'amel@exemple.dz', language: 'ar', subject: 'مقابلة' },
  text: 'تحية طيبة،\n\nندعوكم إلى مقابلة.',
};
const api = setupApi();

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.mocked(openPdf).mockResolvedValue({
    ...{ pages: 2, draw: async (number) => `Texte de la page ${number}`, close: () => undefined },
  });
  startSession(buildSession({ role: 'Organizer' }));
  api.use(
    answers('get', '/v1/notification/unread', { unread: 0 }),
    answers('get', '/v1/account/view', []),
    answers('get', LIST, pageOf([buildSummary()])),
    answers('get', ONE, buildApplication()),
    answers('get', `${ONE}/note`, []),
    answers('get', '/v1/organizer/audit', { entries: [], next: null }),
    answers('post', `${ONE}/preview`, MAIL),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => endSession());
  localStorage.clear();
});

const show = (query = '', language: 'fr' | 'ar' = 'fr') =>
  renderOrganiser(<StaffPage />, language, {
    ...{ route: `${PATHS.staff}${query}`, path: PATHS.staff },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Answers the list, and notes what was asked for beside the number of rows. */
function listed(applications: StaffSummary[], total?: number): string[] {
  const asked: string[] = [];
  api.use(
    http.get(LIST, ({ request }) => {
      const { searchParams } = new URL(request.url);
      searchParams.delete('limit');
      asked.push(searchParams.toString());
      return HttpResponse.json(pageOf(applications, total));
    }),
  );
  return asked;
}

/** Takes a decision, notes its body, and shows the application as it is afterwards. */
function decides(verb: string, after: Partial<StaffApplication>): unknown[] {
  const bodies: unknown[] = [];
  api.use(
    http.post(`${ONE}/${verb}`, async ({ request }) => {
      bodies.push(await request.json());
      const decided = buildApplication({ version: 2, ...after });
      api.use(answers('get', ONE, decided));
      return HttpResponse.json(decided);
    }),
  );
  return bodies;
}

describe('the list', () => {
  it('is what the address says, sorted and paged by the service', async () => {
    const asked = listed([buildSummary()], 30);
    const { router } = await show('?etat=received&niveau=BAC%20%2B3&recherche=amel');
    expect(await screen.findByRole('link', { name: 'Amel Exemple' })).toBeVisible();
    const filter = 'status=received&studyLevel=BAC+%2B3&search=amel';
    expect(asked).toContain(`${filter}&sort=received&direction=desc&offset=0`);
    expect(screen.getByText(/^À lire.: 7 · en entretien.: 2/)).toBeVisible();
    await press('Page suivante');
    await waitFor(() =>
      expect(asked).toContain(`${filter}&sort=received&direction=desc&offset=25`),
    );
    await press('Nom');
    await waitFor(() => expect(asked).toContain(`${filter}&sort=name&direction=asc&offset=0`));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'Retenue');
    await waitFor(() => expect(asked).toContainEqual(expect.stringMatching(/^status=accepted&/)));
    expect(router.state.location.search).toMatch(/etat=accepted.*tri=name/);
  });

  it('says what will be there, what was not found, and what could not be loaded', async () => {
    listed([]);
    const { unmount } = await show();
    expect(await screen.findByText('Aucune candidature pour le moment')).toBeVisible();
    unmount();
    const second = await show('?recherche=personne');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Afficher toutes les candidatures' }),
    );
    expect(second.router.state.location.search).toBe('');
    second.unmount();
    api.use(fails('get', LIST, 500, 'INTERNAL'));
    await show('?etat=refused');
    expect(await screen.findByText('Les candidatures n’ont pas pu être chargées.')).toBeVisible();
  });

  it('leads to an application and back', async () => {
    const { router } = await show('?etat=received');
    await userEvent.click(await screen.findByRole('link', { name: 'Amel Exemple' }));
    expect(await screen.findByRole('heading', { name: 'Amel Exemple' })).toHaveFocus();
    expect(screen.getByText('Lettre exemple.')).toBeVisible();
    expect(screen.getByText('accueil, vente')).toBeVisible();
    expect(screen.getByText('Depuis janvier 2022')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Toutes les candidatures' }));
    expect(router.state.location.search).toBe('?etat=received');
  });
});

it('says that an application is gone', async () => {
  api.use(fails('get', ONE, 404, 'NOT_FOUND'));
  await show(OPEN);
  expect(await screen.findByText('Cette candidature n’existe pas ou plus')).toBeVisible();
});

describe('a file', () => {
  /** Answers the file, and counts how often it is read. */
  function readable(): { count: number } {
    const read = { count: 0 };
    api.use(
      http.get(`${ONE}/file/resume`, () => {
        read.count += 1;
        return new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
      }),
    );
    return read;
  }

  it('is seen beside the application, read once, and put away', async () => {
    const read = readable();
    await show(OPEN);
    await userEvent.click(await screen.findByRole('link', { name: 'CV' }));
    const panel = within(await screen.findByRole('region', { name: 'CV' }));
    expect(await panel.findByRole('img', { name: 'CV, page 2 sur 2' })).toBeInTheDocument();
    expect(await panel.findByText('Texte de la page 1')).toBeInTheDocument();
    expect(screen.getByText('Lettre exemple.')).toBeVisible();
    // The audit log has a line for each reading: what refreshes the page does not read again.
    const written = {
      _id: 'n1',
      text: 'Bien.',
      author: null,
      writtenAt: '2025-04-02T09:00:00.000Z',
    };
    api.use(
      http.post(`${ONE}/note`, () => {
        api.use(answers('get', `${ONE}/note`, [written]));
        return HttpResponse.json(written, { status: 201 });
      }),
    );
    await userEvent.type(screen.getByRole('textbox', { name: /Note pour vos collègues/ }), 'Bien.');
    await press('Ajouter la note');
    expect(await screen.findByRole('log', { name: 'Notes internes' })).toHaveTextContent('Bien.');
    expect(read.count).toBe(1);
    await userEvent.click(panel.getByRole('link', { name: /^Fermer.: CV$/ }));
    expect(screen.queryByRole('region', { name: 'CV' })).toBeNull();
  });

  it('that cannot be drawn says so, and can still be saved', async () => {
    readable();
    jest.mocked(openPdf).mockRejectedValue(new Error('PasswordException'));
    await show(`${OPEN}&fichier=resume`);
    expect(await screen.findByText(/Ce fichier ne peut pas être affiché ici/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Télécharger CV' })).toBeEnabled();
  });

  it('that cannot be fetched says so', async () => {
    api.use(fails('get', `${ONE}/file/resume`, 503, 'UNAVAILABLE'));
    await show(`${OPEN}&fichier=resume`);
    expect(await screen.findByText('Le fichier n’a pas pu être ouvert.')).toBeVisible();
  });
});

describe('a decision', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  const inDialog = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

  async function invite(): Promise<void> {
    await userEvent.click(await screen.findByRole('button', { name: 'Inviter à un entretien' }));
    await userEvent.type(dialog().getByLabelText(/^Jour/), INTERVIEW.day);
    await userEvent.type(dialog().getByRole('textbox', { name: /^Heure/ }), INTERVIEW.time);
    await userEvent.type(dialog().getByRole('textbox', { name: /^Lieu/ }), INTERVIEW.place);
    await inDialog('Voir l’e-mail');
  }

  it('is sent when its mail has been seen, in the language of the applicant', async () => {
    const bodies = decides('invite', { status: 'interview', interview: INTERVIEW });
    await show(OPEN);
    await invite();
    const mail = await dialog().findByRole('group', {
      name: 'E-mail à amel@exemple.dz, en arabe',
    });
    expect(mail.parentElement).toHaveFocus();
    expect(
      within(mail)
        .getByText(/ندعوكم/)
        .closest('[lang="ar"]'),
    ).toHaveAttribute('dir', 'rtl');
    expect(bodies).toEqual([]);
    await inDialog('Modifier');
    expect(dialog().getByRole('textbox', { name: /^Lieu/ })).toHaveValue(INTERVIEW.place);
    await inDialog('Voir l’e-mail');
    await dialog().findByText('مقابلة');
    await inDialog('Décider et envoyer');
    expect(await screen.findByText('L’invitation est envoyée à Amel Exemple.')).toBeVisible();
    expect(bodies).toEqual([{ interview: INTERVIEW, message: '', version: 1 }]);
    expect(await screen.findByText(/20 avril 2025, 10h30 · Salle exemple/)).toBeVisible();
  });

  it('asks for a day, an hour and a place', async () => {
    await show(OPEN);
    await userEvent.click(await screen.findByRole('button', { name: 'Inviter à un entretien' }));
    await inDialog('Voir l’e-mail');
    expect(await dialog().findByText('Choisissez un jour.')).toBeVisible();
    expect(dialog().getByText('Écrivez l’heure comme 14:30.')).toBeVisible();
    expect(dialog().getByText('Dites où la personne doit venir.')).toBeVisible();
  });

  it('keeps what was written after a failure', async () => {
    api.use(fails('post', `${ONE}/refuse`, 503, 'UNAVAILABLE'));
    await show(OPEN);
    await userEvent.click(await screen.findByRole('button', { name: 'Refuser' }));
    await userEvent.type(dialog().getByRole('textbox'), 'Merci beaucoup.');
    await inDialog('Voir l’e-mail');
    await dialog().findByText('مقابلة');
    await inDialog('Décider et envoyer');
    expect(await dialog().findByText('La décision n’est pas enregistrée')).toBeVisible();
    const bodies = decides('refuse', { status: 'refused', files: [] });
    await inDialog('Décider et envoyer');
    expect(await screen.findByText('La candidature de Amel Exemple est refusée.')).toBeVisible();
    expect(bodies).toEqual([{ message: 'Merci beaucoup.', version: 1 }]);
    expect(await screen.findByText('Les fichiers ont été supprimés avec le refus.')).toBeVisible();
  });

  /** Somebody else decides first. */
  function overtaken(verb: string, now: StaffApplication): void {
    api.use(
      http.post(
        `${ONE}/${verb}`,
        () => {
          api.use(answers('get', ONE, now));
          return HttpResponse.json(
            {
              ...{ type: '/docs#APPLICATION_CHANGED', title: 'Changée', status: 409 },
              ...{ code: 'APPLICATION_CHANGED', conflict: { yours: 1, current: now } },
            },
            { status: 409, headers: { 'content-type': 'application/problem+json' } },
          );
        },
        { once: true },
      ),
    );
  }

  it('on a state that has changed is made again, on what there is now', async () => {
    const bodies = decides('accept', { status: 'accepted' });
    overtaken(
      'accept',
      buildApplication({ status: 'interview', interview: INTERVIEW, version: 5 }),
    );
    await show(OPEN);
    await userEvent.click(await screen.findByRole('button', { name: 'Retenir' }));
    await inDialog('Voir l’e-mail');
    await dialog().findByText('مقابلة');
    await inDialog('Décider et envoyer');
    expect(await dialog().findByText(/État actuel.: Entretien/)).toBeVisible();
    api.use(
      http.post(`${ONE}/accept`, () => HttpResponse.json({}, { status: 503 }), { once: true }),
    );
    await inDialog('Envoyer malgré le changement');
    expect(await dialog().findByText('La décision n’est pas enregistrée')).toBeVisible();
    await inDialog('Envoyer malgré le changement');
    await waitFor(() => expect(bodies).toEqual([{ message: '', version: 5 }]));
  });

  it('that is no longer possible says so', async () => {
    overtaken('accept', buildApplication({ status: 'refused', version: 2, files: [] }));
    await show(OPEN);
    await userEvent.click(await screen.findByRole('button', { name: 'Retenir' }));
    await inDialog('Voir l’e-mail');
    await dialog().findByText('مقابلة');
    await inDialog('Décider et envoyer');
    expect(await dialog().findByText(/la vôtre n’est plus possible/)).toBeVisible();
    expect(dialog().queryByRole('button', { name: /envoyer/i })).toBeNull();
    await inDialog('Fermer');
    expect(screen.queryByRole('button', { name: 'Retenir' })).toBeNull();
  });
});

it('tells what was done with the application, and by whom', async () => {
  const act = (id: number, action: string, details: object = {}) => ({
    ...{ id, action, details, actorId: 'o', actorName: 'Amina Exemple', subject: 'application-1' },
    ...{ at: '2025-04-02T09:00:00.000Z', requestId: 'r' },
  });
  api.use(
    answers('get', '/v1/organizer/audit', {
      entries: [act(3, 'staff.invite'), act(2, 'staff.read-file', { file: 'resume' })],
      next: null,
    }),
  );
  await show(OPEN);
  expect(await screen.findByText('A invité à un entretien')).toBeVisible();
  expect(screen.getByText(/^A ouvert le fichier.: CV$/)).toBeVisible();
});

it('is not open to those who may not read applications', async () => {
  act(() => startSession(buildSession({ role: 'Organizer', organizer: { role: 'accountant' } })));
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Candidatures' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Cette page n’est pas la vôtre' })).toBeVisible();
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  const { container, unmount } = await show('', language);
  await screen.findByRole('link', { name: 'Amel Exemple' });
  expect(await axe(container)).toHaveNoViolations();
  unmount();
  const opened = await show(OPEN, language);
  await screen.findByText('Lettre exemple.');
  expect(await axe(opened.container)).toHaveNoViolations();
});

it('leads to the applications before and after, by link and by key, over the ends of a page', async () => {
  const summary = (_id: string) => buildSummary({ _id, name: _id });
  api.use(
    http.get(LIST, ({ request }) => {
      const first = new URL(request.url).searchParams.get('offset') === '0';
      return HttpResponse.json(
        pageOf(first ? [summary('un'), summary('deux')] : [summary('trois')], 26),
      );
    }),
    ...['un', 'deux', 'trois'].flatMap((_id) => [
      answers('get', `${LIST}/${_id}`, buildApplication({ _id })),
      answers('get', `${LIST}/${_id}/note`, []),
    ]),
  );
  const { router } = await show('?candidature=un');
  await userEvent.click(await screen.findByRole('link', { name: 'Suivant' }));
  expect(router.state.location.search).toContain('candidature=deux');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(router.state.location.search).toContain('candidature=un'));
  expect(screen.getByRole('button', { name: 'Précédent' })).toBeDisabled();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(router.state.location.search).toContain('candidature=deux'));
  await userEvent.click(await screen.findByRole('link', { name: 'Suivant' }));
  expect(router.state.location.search).toBe('?page=2&candidature=trois');
});
