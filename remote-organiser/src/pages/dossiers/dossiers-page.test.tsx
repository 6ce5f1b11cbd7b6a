import { endSession, startSession } from '@mosta/shared/auth';
import { buildProblem, buildSession } from '@mosta/shared/testing/factories';
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
const DOCUMENT = {
  ...{ _id: 'document-1', kind: 'register', author: 'Exhibitor', name: 'registre.pdf' },
  ...{ size: 340_000, createdAt: '2025-04-02T09:00:00.000Z', state: 'received', note: null },
};
const COLLEAGUE = { _id: 'organiser-2', nom: 'Exemple', prenom: 'Salim' };
/** The mail of a decision, which its exhibitor reads in Arabic. */
const MAILS = {
  letterVersion: 3,
  mails: [{ language: 'ar', subject: 'قُبلت', text: 'قُبل طلبكم.', to: ['amina@exemple.dz'] }],
};
const api = setupApi();

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  startSession(buildSession({ role: 'Organizer' }));
  api.use(
    answers('get', `${LIST}/counts`, COUNTS),
    answers('get', '/v1/notification/unread', { unread: 1 }),
    answers('get', '/v1/account/view', []),
    answers('get', LIST, pageOf([buildSummary()])),
    answers('get', ONE, buildDossier()),
    answers('get', `${ONE}/document`, []),
    answers('get', `${ONE}/message`, []),
    answers('get', `${ONE}/note`, []),
    answers('get', `${LIST}/assignees`, [COLLEAGUE]),
    answers('post', `${ONE}/preview`, MAILS),
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
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
/** Reads the mail of a decision, and confirms it. */
async function sendMail(dialog: ReturnType<typeof within>, name: string): Promise<void> {
  await userEvent.click(dialog.getByRole('button', { name: 'Voir l’e-mail' }));
  await dialog.findByText('قُبل طلبكم.');
  await userEvent.click(dialog.getByRole('button', { name }));
}
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

/** The answer to what somebody else has overtaken. */
const refused = (code: string, more: object = {}) =>
  HttpResponse.json(
    { ...buildProblem(409, code), ...more },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );

/** A page of the list. */
const pageOf = (participations: readonly unknown[], total = participations.length) => ({
  ...{ participations, total, next: null },
});

/** Answers what the page asks of the list, and notes what it asked for; later pages have one older participation. */
function listed(participations: unknown[], total = participations.length): string[] {
  const asked: string[] = [];
  api.use(
    http.get(LIST, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const first = searchParams.get('offset') === '0';
      for (const usual of ['limit', 'sort=received', 'direction=desc', 'offset=0']) {
        const [name = '', value] = usual.split('=');
        searchParams.delete(name, value);
      }
      asked.push(searchParams.toString());
      const older = [buildSummary({ _id: 'older', company: 'Plus ancien' })];
      return HttpResponse.json(pageOf(first ? participations : older, total));
    }),
  );
  return asked;
}

describe('the list', () => {
  it('says how much waits at each stage, and is without fault', async () => {
    const { container } = await show();
    const stages = await screen.findByRole('group', { name: 'Étape des dossiers' });
    expect(within(stages).getByRole('button', { name: /^3\s*À étudier/ })).toBeVisible();
    expect(plain(screen.getByText(/^Messages non lus.:/).textContent)).toBe(
      'Messages non lus : 4 · documents à vérifier : 6',
    );
    expect(await screen.findByRole('link', { name: 'Conserverie exemple' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'ME25-P000001' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('filters by stage and by search, and keeps both in the address', async () => {
    const asked = listed([]);
    const { router } = await show();
    expect(await screen.findByText('Aucun dossier pour le moment')).toBeVisible();
    await press(/À confirmer/);
    await userEvent.type(screen.getByRole('searchbox'), 'olive');
    await waitFor(() => expect(asked).toContain('stage=accepted&search=olive'));
    expect(router.state.location.search).toBe('?etape=accepted&recherche=olive');
    expect(await screen.findByText('Aucun dossier ne correspond')).toBeVisible();
    await press('Afficher tous les dossiers');
    expect(router.state.location.search).toBe('');
  });

  it('is sorted by its columns’ names and read page by page, as the address says', async () => {
    const asked = listed([buildSummary()], 26);
    const { router } = await show();
    expect(await screen.findByText('1 à 25 sur 26')).toBeVisible();
    await press('Entreprise');
    const heading = screen.getByRole('columnheader', { name: /Entreprise/ });
    await waitFor(() => expect(asked).toContain('sort=company&direction=asc'));
    expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await press('Page suivante');
    expect(await screen.findByRole('link', { name: 'Plus ancien' })).toBeVisible();
    expect(router.state.location.search).toBe('?tri=company&sens=asc&page=2');
    expect(screen.getByText('26 à 26 sur 26')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paiement' }), 'Chèque');
    await waitFor(() => expect(asked).toContain('payment=cheque&sort=company&direction=asc'));
    expect(router.state.location.search).not.toContain('page');
  });

  it('leaves out the columns that are put away, and remembers them in the address', async () => {
    const { router } = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Colonnes' }));
    const person = await screen.findByRole('menuitemcheckbox', { name: 'Responsable' });
    expect(person).toBeChecked();
    await userEvent.click(person);
    expect(router.state.location.search).toBe('?sans=person');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: 'Responsable' })).toBeNull(),
    );
  });

  it('is saved for a spreadsheet with its filters; a failure says why', async () => {
    const asked: string[] = [];
    const saved = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:export';
    URL.revokeObjectURL = () => undefined;
    api.use(
      http.get(`${LIST}/export`, ({ request }) => {
        asked.push(new URL(request.url).search);
        return new HttpResponse('Référence', { headers: { 'content-type': 'text/csv' } });
      }),
    );
    await show('?etape=received&recherche=olive&page=3');
    const save = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Exporter' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    };
    await save();
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(asked).toEqual(['?stage=received&search=olive&format=csv']);
    api.use(fails('get', `${LIST}/export`, 503, 'UNAVAILABLE', 'Le service est indisponible.'));
    await save();
    expect(await screen.findByText(/^L’export n’a pas été enregistré/)).toBeVisible();
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
    await userEvent.click(dialog.getByRole('button', { name: 'Voir l’e-mail' }));
    const mail = await dialog.findByRole('group', { name: 'E-mail à amina@exemple.dz, en arabe' });
    expect(within(mail).getByText('قُبل طلبكم.').closest('[lang]')).toHaveAttribute('dir', 'rtl');
    await userEvent.click(dialog.getByRole('button', { name: 'Accepter' }));
    expect(await screen.findByText(/est accepté\.$/)).toBeVisible();
    expect(sent).toEqual([{ message: 'Bienvenue', version: 1, letterVersion: 3 }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer la réservation' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', {
        name: 'Confirmer la réservation',
      }),
    );
    await waitFor(() => expect(sent.at(-1)).toBe('confirm'));
  });

  it('is refused with words only, which stay when the call fails', async () => {
    api.use(fails('post', `${ONE}/refuse`, 409, 'ALREADY_DECIDED', 'Une décision est prise.'));
    await show('?dossier=participation-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Refuser' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Voir l’e-mail' }));
    expect(await dialog.findByText('Écrivez un message.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Complet');
    await sendMail(dialog, 'Refuser');
    expect(await dialog.findByText('La décision n’est pas enregistrée')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Complet');
  });

  it('of a former edition can be read, and not changed', async () => {
    api.use(
      answers('get', ONE, buildDossier({ edition: 2024, former: true })),
      answers('get', `${ONE}/document`, [DOCUMENT]),
    );
    await show('?dossier=participation-1');
    expect(await screen.findByText(/^Dossier de l’édition 2024/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Télécharger/ })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Accepter|Refuser)/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Suivi par' })).not.toBeInTheDocument();
  });

  it('says in Arabic which stands, code first', async () => {
    const booth = {
      _id: 'b',
      quantity: 1,
      booth: { name: 'B12', size: 9, reserved: true, code: 'B12' },
    };
    const dossier = buildDossier();
    const reservation = { ...dossier.reservation, booths: [booth] };
    api.use(answers('get', ONE, { ...dossier, reservation }));
    await show('?dossier=participation-1', 'ar');
    // the code is isolated: the first letter of the line is Arabic, and the line runs from the right
    expect(await screen.findByText('\u2068B12\u2069 (9 م² × 1)')).toBeVisible();
  });

  it('that changed meanwhile is shown in both versions, and the message is kept', async () => {
    const sent: unknown[] = [];
    const changed = buildDossier({
      version: 2,
      status: 'to_complete',
      message: 'Il manque le NIF.',
    });
    api.use(
      http.post(`${ONE}/refuse`, async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        api.use(answers('get', ONE, changed));
        if (sent.length === 2) return HttpResponse.json(changed);
        return refused('PARTICIPATION_CHANGED', { conflict: { yours: 1, current: changed } });
      }),
    );
    await show('?dossier=participation-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Refuser' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Complet');
    await sendMail(dialog, 'Refuser');
    expect(await dialog.findByText('Ce dossier a changé pendant que vous décidiez')).toBeVisible();
    expect(await dialog.findByRole('row', { name: 'Étape À étudier À compléter' })).toBeVisible();
    expect(dialog.getByRole('row', { name: /Il manque le NIF\./ })).toBeVisible();
    expect(dialog.queryByRole('row', { name: /Paiement/ })).toBeNull();
    expect(dialog.getByRole('textbox')).toHaveValue('Complet');
    await sendMail(dialog, 'Confirmer malgré le changement');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([
      { message: 'Complet', version: 1, letterVersion: 3 },
      { message: 'Complet', version: 2, letterVersion: 3 },
    ]);
  });

  it('that changed meanwhile says what fails after that, too', async () => {
    const changed = buildDossier({ version: 2, status: 'to_complete' });
    const problems = ['PARTICIPATION_CHANGED', 'DECISION_LETTER_CHANGED'];
    api.use(
      http.post(`${ONE}/refuse`, () => {
        api.use(answers('get', ONE, changed));
        const code = problems.shift();
        return code ? refused(code) : HttpResponse.json(changed);
      }),
    );
    await show('?dossier=participation-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Refuser' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Complet');
    await sendMail(dialog, 'Refuser');
    expect(await dialog.findByText('Ce dossier a changé pendant que vous décidiez')).toBeVisible();
    expect(dialog.queryByText('La décision n’est pas enregistrée')).toBeNull();
    await sendMail(dialog, 'Confirmer malgré le changement');
    expect(await dialog.findByText('La décision n’est pas enregistrée')).toBeVisible();
    expect(dialog.getByText('Le courrier a changé : relisez-le.')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Complet');
    await sendMail(dialog, 'Confirmer malgré le changement');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('that somebody else has decided on cannot be decided again', async () => {
    api.use(
      http.post(`${ONE}/refuse`, () => {
        api.use(answers('get', ONE, buildDossier({ version: 2, status: 'accepted' })));
        return refused('PARTICIPATION_CHANGED');
      }),
    );
    await show('?dossier=participation-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Refuser' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Complet');
    await sendMail(dialog, 'Refuser');
    expect(await dialog.findByText(/la vôtre n’est plus possible/)).toBeVisible();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Fermer']);
  });

  it('leads to the ones before and after, by link and by key', async () => {
    const rows = ['one', 'two'].map((_id) => buildSummary({ _id, company: _id }));
    listed(rows, 26);
    api.use(
      ...['one', 'two', 'older'].flatMap((_id) => [
        answers('get', `${LIST}/${_id}`, buildDossier({ _id })),
        answers('get', `${LIST}/${_id}/document`, []),
        answers('get', `${LIST}/${_id}/message`, []),
        answers('get', `${LIST}/${_id}/note`, []),
      ]),
    );
    const { router } = await show('?dossier=one');
    await userEvent.click(await screen.findByRole('link', { name: 'Suivant' }));
    expect(router.state.location.search).toContain('dossier=two');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(router.state.location.search).toContain('dossier=one'));
    expect(screen.getByRole('button', { name: 'Précédent' })).toBeDisabled();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(router.state.location.search).toContain('dossier=two'));
    // The next page of the list has been asked for by now.
    await userEvent.click(await screen.findByRole('link', { name: 'Suivant' }));
    expect(router.state.location.search).toBe('?page=2&dossier=older');
  });

  it('says when it does not exist any more', async () => {
    api.use(fails('get', ONE, 404, 'NOT_FOUND'));
    await show('?dossier=participation-1');
    expect(await screen.findByText('Ce dossier n’existe pas ou plus')).toBeVisible();
  });
});

describe('several at once', () => {
  const BATCH = `${LIST}/batch`;
  const idOf = (name: string) =>
    `7d5b2f0e-6c1a-4e8b-9a43-00000000000${['une', 'deux', 'trois'].indexOf(name)}`;
  const rows = ['une', 'deux', 'trois'].map((name, index) =>
    buildSummary({
      _id: idOf(name),
      company: `Huilerie ${name}`,
      reference: `ME25-P00000${index}`,
    }),
  );
  const resultOf = (name: string, problem: string | null, version = 1) => ({
    ...{ _id: idOf(name), company: `Huilerie ${name}`, reference: 'ME25-P000001', problem },
    current: { _id: idOf(name), version, assignee: null },
  });
  const boxOf = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) });

  it('are chosen, looked at, and done; what could not be done is told and tried again', async () => {
    const sent: { items: object[]; key?: string }[] = [];
    listed(rows);
    const note = async (request: Request) => {
      const body = (await request.json()) as { items: object[]; key?: string };
      sent.push(body);
    };
    api.use(
      http.post(`${BATCH}/preview`, async ({ request }) => {
        await note(request);
        const all = [
          resultOf('une', null),
          resultOf('deux', null),
          resultOf('trois', 'ALREADY_DECIDED'),
        ];
        const results = sent.length === 1 ? all : [resultOf('deux', null, 2)];
        return HttpResponse.json({ results, example: MAILS });
      }),
      http.post(BATCH, async ({ request }) => {
        await note(request);
        const results =
          sent.length === 2
            ? [resultOf('une', null, 2), resultOf('deux', 'PARTICIPATION_CHANGED', 2)]
            : [resultOf('deux', null, 3)];
        return HttpResponse.json({ results });
      }),
    );
    const { container } = await show();
    await userEvent.click(await boxOf('Huilerie une'));
    const page = screen.getByRole('checkbox', { name: 'Choisir toutes les lignes de cette page' });
    expect(page).toBePartiallyChecked();
    await userEvent.click(page);
    expect(await boxOf('Huilerie trois')).toBeChecked();
    expect(screen.getByText(/^Dossiers choisis.: 3$/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await press('Refuser…');
    const dialog = within(screen.getByRole('dialog', { name: 'Refuser les dossiers choisis' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Voir ce qui va se passer' }));
    expect(await dialog.findByText('Écrivez un message.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Complet');
    await userEvent.click(dialog.getByRole('button', { name: 'Voir ce qui va se passer' }));
    expect(await dialog.findByText(/2 sur 3\.$/)).toBeVisible();
    expect(dialog.getByText('Une décision est déjà prise.')).toBeVisible();
    expect(dialog.getByText('قُبل طلبكم.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser (2)' }));
    expect(await dialog.findByText(/1 sur 3\.$/)).toHaveFocus();
    expect(dialog.getByText(/^Modifié depuis que vous l’avez choisi/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reprendre ces dossiers (1)' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Refuser (1)' }));
    expect(await dialog.findByText(/2 sur 3\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    // What was not done stays chosen.
    expect(await screen.findByText(/^Dossiers choisis.: 1$/)).toBeVisible();
    expect(await boxOf('Huilerie trois')).toBeChecked();
    const item = (name: string, version = 1) => ({ _id: idOf(name), version, assignee: null });
    expect(sent.map(({ items }) => items)).toEqual([
      [item('une'), item('deux'), item('trois')],
      [item('une'), item('deux')],
      [item('deux', 2)],
      [item('deux', 2)],
    ]);
    expect(sent[1]).toMatchObject({ action: 'refuse', message: 'Complet', letterVersion: 3 });
    expect(sent[3]?.key).not.toBe(sent[1]?.key);
  });

  it('are given to a colleague; a call whose answer is lost is sent again with its key', async () => {
    const keys: unknown[] = [];
    listed(rows);
    api.use(
      answers('post', `${BATCH}/preview`, { results: [resultOf('une', null)], example: null }),
      http.post(BATCH, async ({ request }) => {
        const { key, to } = (await request.json()) as { key: string; to: string };
        keys.push([key, to]);
        if (keys.length === 1) return new HttpResponse(null, { status: 502 });
        return HttpResponse.json({ results: [resultOf('une', null)] });
      }),
    );
    await show();
    await userEvent.click(await boxOf('Huilerie une'));
    await press('Confier…');
    const dialog = within(screen.getByRole('dialog', { name: 'Confier les dossiers choisis' }));
    await dialog.findByRole('option', { name: 'Salim Exemple' });
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Salim Exemple');
    await userEvent.click(dialog.getByRole('button', { name: 'Voir ce qui va se passer' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Confier (1)' }));
    expect(await dialog.findByText(/^Le résultat n’est pas connu/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confier (1)' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(await dialog.findByText(/1 sur 1\.$/)).toBeVisible();
    expect(keys[0]).toEqual([expect.any(String), 'organiser-2']);
    expect(keys[1]).toEqual(keys[0]);
  });

  it('are forgotten with another filter', async () => {
    listed(rows);
    await show();
    await userEvent.click(await boxOf('Huilerie une'));
    expect(screen.getByRole('region', { name: 'Dossiers choisis' })).toBeVisible();
    await press(/À confirmer/);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Dossiers choisis' })).toBeNull(),
    );
    expect(await boxOf('Huilerie une')).not.toBeChecked();
  });
});

describe('the follow-up', () => {
  it('is given to a colleague; one that was given meanwhile is told, and shown', async () => {
    const sent: unknown[] = [];
    const other = { _id: 'organiser-3', nom: 'Exemple', prenom: 'Lina' };
    api.use(
      http.put(`${ONE}/assignee`, async ({ request }) => {
        sent.push(await request.json());
        api.use(answers('get', ONE, buildDossier({ assignee: other })));
        return refused('PARTICIPATION_CHANGED', { title: 'Ce dossier a été modifié.' });
      }),
    );
    await show('?dossier=participation-1');
    const field = await screen.findByRole('combobox', { name: 'Suivi par' });
    await within(field).findByRole('option', { name: 'Salim Exemple' });
    await userEvent.selectOptions(field, 'Salim Exemple');
    expect(await screen.findByText(/^Le suivi n’a pas changé/)).toBeVisible();
    await waitFor(() => expect(field).toHaveDisplayValue('Lina Exemple'));
    expect(sent).toEqual([{ assignee: 'organiser-2', seen: null }]);
  });

  it('shows the colleague who is chosen while the call is under way', async () => {
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    api.use(
      http.put(`${ONE}/assignee`, async () => {
        await held;
        const given = buildDossier({ assignee: COLLEAGUE });
        api.use(answers('get', ONE, given));
        return HttpResponse.json(given);
      }),
    );
    await show('?dossier=participation-1');
    const field = await screen.findByRole('combobox', { name: 'Suivi par' });
    await within(field).findByRole('option', { name: 'Salim Exemple' });
    await userEvent.selectOptions(field, 'Salim Exemple');
    expect(field).toHaveDisplayValue('Salim Exemple');
    arrive();
    await waitFor(() => expect(field.parentElement?.closest('[aria-busy="true"]')).toBeNull());
    expect(field).toHaveDisplayValue('Salim Exemple');
  });

  it('keeps a note with the same key until it is written', async () => {
    const sent: { text: string; key: string }[] = [];
    const writtenAt = '2025-04-02T09:00:00.000Z';
    api.use(
      http.post(`${ONE}/note`, async ({ request }) => {
        sent.push((await request.json()) as { text: string; key: string });
        if (sent.length === 1) return new HttpResponse(null, { status: 502 });
        const note = { _id: 'note-1', text: 'Rappeler jeudi.', author: COLLEAGUE, writtenAt };
        api.use(answers('get', `${ONE}/note`, [note]));
        return HttpResponse.json(note, { status: 201 });
      }),
    );
    await show('?dossier=participation-1');
    await screen.findByText('Aucune note pour le moment.');
    await press('Ajouter la note');
    expect(await screen.findByText('Écrivez une note.')).toBeVisible();
    const field = screen.getByRole('textbox', { name: /Note pour vos collègues/ });
    await userEvent.type(field, 'Rappeler jeudi.');
    await press('Ajouter la note');
    expect(await screen.findByText('La note n’est pas enregistrée')).toBeVisible();
    expect(field).toHaveValue('Rappeler jeudi.');
    await press('Ajouter la note');
    expect(
      await within(await screen.findByRole('log', { name: 'Notes internes' })).findByText(
        'Rappeler jeudi.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it('writes another note where the first had arrived, whose answer was lost', async () => {
    const sent: { text: string; key: string }[] = [];
    api.use(
      http.post(`${ONE}/note`, async ({ request }) => {
        sent.push((await request.json()) as { text: string; key: string });
        return refused('ALREADY_RECORDED');
      }),
    );
    await show('?dossier=participation-1');
    await screen.findByText('Aucune note pour le moment.');
    const field = screen.getByRole('textbox', { name: /Note pour vos collègues/ });
    await userEvent.type(field, 'Rappeler vendredi.');
    await press('Ajouter la note');
    expect(await screen.findByText(/premier envoi est déjà enregistré/)).toBeVisible();
    expect(field).toHaveValue('Rappeler vendredi.');
    await press('Ajouter la note');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.text).toBe('Rappeler vendredi.');
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});

describe('documents and messages', () => {
  it('refuses a document with the reason', async () => {
    const sent: unknown[] = [];
    api.use(
      answers('get', `${ONE}/document`, [DOCUMENT]),
      http.post(`${ONE}/document/document-1/decision`, async ({ request }) => {
        sent.push(await request.json());
        const refused = { ...DOCUMENT, state: 'refused', note: 'La page 2 manque.' };
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
