import { endSession, startSession } from '@mosta/shared/auth';
import type { Letter, LetterContent } from '@mosta/shared/schemas/letter.schema';
import { buildSession as signedIn } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildSummary } from '../../features/dossier/testing';
import { buildLetter, buildPreview, buildSentLetter, CANNERY } from '../../features/letter/testing';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import LettersPage from './letters-page';

expect.extend(toHaveNoViolations);

const LIST = '/v1/organizer/letter';
const api = setupApi();
const DRAFT = buildLetter();
const SENT = buildSentLetter();
const path = (step = '') => `${LIST}/${DRAFT._id}${step}`;
const OPEN = `?courrier=${DRAFT._id}`;

beforeEach(() => {
  startSession(signedIn({ role: 'Organizer' }));
  api.use(
    answers('get', LIST, { letters: [DRAFT], total: 1 }),
    answers('get', path(), DRAFT),
    answers('get', path('/preview'), buildPreview()),
    answers('get', '/v1/notification/unread', { unread: 0 }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const show = (query = '', language: 'fr' | 'ar' = 'fr') =>
  renderOrganiser(<LettersPage />, language, {
    ...{ route: `${PATHS.letters}${query}`, path: PATHS.letters },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });

const field = (group: string, language: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('textbox', {
    name: new RegExp(language),
  });
/** Presses a button, once what it waits for is there. */
async function press(name: string | RegExp): Promise<void> {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** Serves a letter from now on, as the service does after a change. */
function serve(letter: Letter): void {
  api.use(
    answers('get', LIST, { letters: [letter], total: 1 }),
    answers('get', `${LIST}/${letter._id}`, letter),
    answers('get', `${LIST}/${letter._id}/preview`, buildPreview()),
  );
}

/** Notes what is sent, and answers with a letter that is served from then on. @param held the answer waits for it */
function takes(
  method: 'post' | 'put',
  url: string,
  answer: (content: LetterContent) => Letter,
  held = Promise.resolve(),
) {
  const sent: unknown[] = [];
  api.use(
    http[method](url, async ({ request }) => {
      const body = (await request.json()) as { content: LetterContent };
      sent.push(body);
      await held;
      const letter = answer(body.content);
      serve(letter);
      return HttpResponse.json(letter, { status: method === 'post' ? 201 : 200 });
    }),
  );
  return sent;
}

function refuses(url: string, method: 'put' | 'post', code: string, now: Letter): void {
  api.use(
    http[method](url, () => {
      serve(now);
      const problem = { type: 'about:blank', title: 'Modifié', status: 409, code };
      return HttpResponse.json(problem, { status: 409 });
    }),
  );
}

it('lists letters with their readers, state and missing translations', async () => {
  await show();
  const row = within(await screen.findByRole('row', { name: /Montage des stands/ }));
  expect(row.getByRole('link', { name: 'Montage des stands' })).toHaveAttribute(
    'href',
    expect.stringContaining(OPEN),
  );
  for (const text of ['Brouillon', 'Arabe manquant']) expect(row.getByText(text)).toBeVisible();
  expect(row.getAllByText('Conserverie exemple')).not.toHaveLength(0);
});

it('asks for the page that the address names', async () => {
  const asked: (string | null)[] = [];
  api.use(
    http.get(LIST, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('offset'));
      return HttpResponse.json({ letters: [DRAFT], total: 60 });
    }),
  );
  await show('?page=2');
  expect(await screen.findByText('26 à 50 sur 60')).toBeVisible();
  await press('Page suivante');
  expect(await screen.findByText('51 à 60 sur 60')).toBeVisible();
  await waitFor(() => expect(asked).toEqual(['25', '50']));
});

it('says that there is no letter yet, or that they could not be loaded', async () => {
  api.use(answers('get', LIST, { letters: [], total: 0 }));
  const { unmount } = await show();
  expect(await screen.findByText('Aucun courrier pour cette édition')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Écrire un courrier' })).toBeVisible();
  unmount();
  api.use(fails('get', LIST, 500, 'INTERNAL'));
  await show();
  expect(await screen.findByText('Les courriers n’ont pas pu être chargés.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

it('says of a letter that is not there that it does not exist, and offers no other try', async () => {
  api.use(fails('get', path(), 404, 'NOT_FOUND'));
  await show(OPEN);
  expect(await screen.findByText('Ce courrier n’existe pas ou plus')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Tous les courriers' })).toBeVisible();
});

it('writes a new letter to an exhibitor that is searched for, with a placeholder at the caret', async () => {
  const found = buildSummary({ company: CANNERY.company });
  found.exhibitor = { ...found.exhibitor, _id: CANNERY._id };
  api.use(
    answers('get', '/v1/organizer/participation', {
      ...{ participations: [found], next: null, total: 1 },
    }),
  );
  const sent = takes('post', LIST, (content) => buildLetter({ content, exhibitors: [CANNERY] }));
  const { router } = await show('?courrier=nouveau');
  await userEvent.type(field('Objet', 'Français'), 'Votre stand');
  await userEvent.type(field('Texte', 'Français'), 'Bonjour .');
  const text = field('Texte', 'Français');
  if (text instanceof HTMLTextAreaElement) text.setSelectionRange(8, 8);
  await press(/Personne/);
  expect(text).toHaveValue('Bonjour {personne}.');
  await userEvent.click(screen.getByRole('radio', { name: /Par leur nom/ }));
  await userEvent.type(screen.getByRole('searchbox'), 'conserv');
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter Conserverie exemple' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await press('Enregistrer le brouillon');
  expect(await screen.findByText('Brouillon enregistré. Personne ne l’a reçu.')).toBeVisible();
  expect(sent).toMatchObject([
    {
      content: {
        category: 'dossier',
        subject: { fr: 'Votre stand', en: '', ar: '' },
        body: { fr: 'Bonjour {personne}.', en: '', ar: '' },
        audience: { kind: 'exhibitors', exhibitors: [CANNERY._id] },
      },
    },
  ]);
  expect(router.state.location.search).toContain(OPEN.slice(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('sends the filter, or everybody but the refused', async () => {
  const sent = takes('put', path(), (content) => buildLetter({ content, version: 2 }));
  await show(OPEN);
  await userEvent.click(await screen.findByRole('radio', { name: /Une partie/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'À confirmer' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Paiement/ }), 'late');
  await press('Enregistrer le brouillon');
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      version: 1,
      content: { audience: { kind: 'filter', stages: ['accepted', 'confirmed'], payment: 'late' } },
    }),
  );
  await userEvent.click(await screen.findByRole('radio', { name: /Tous les exposants/ }));
  await press('Enregistrer le brouillon');
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      content: {
        audience: { stages: ['received', 'to_complete', 'accepted', 'confirmed'], payment: 'any' },
      },
    }),
  );
});

it('refuses at its field what cannot be filled in or lacks its other half, and sends nothing', async () => {
  await show(OPEN);
  await userEvent.type(await waitFor(() => field('Texte', 'Français')), 'Chez {{nom}');
  await userEvent.type(field('Objet', 'Arabe'), 'موضوع');
  await press('Enregistrer le brouillon');
  await waitFor(() => expect(field('Texte', 'Français')).toBeInvalid());
  expect(field('Texte', 'Français')).toHaveAccessibleDescription(
    'Ce champ à remplir n’existe pas\u00a0: {nom}',
  );
  expect(field('Texte', 'Arabe')).toHaveAccessibleDescription(/Écrivez aussi cette partie/);
});

it('shows how many will get it, what they read, and sends a test in that language', async () => {
  const tests: unknown[] = [];
  api.use(
    http.post(path('/test'), async ({ request }) => {
      tests.push(await request.json());
      return new HttpResponse(null, { status: 202 });
    }),
  );
  await show(OPEN);
  const reach = within(await screen.findByRole('region', { name: 'Qui le recevrait maintenant' }));
  expect(reach.getByText('Destinataires, par notification').nextSibling).toHaveTextContent('3');
  expect(reach.getByText(/« Stand » est inconnu/)).toBeVisible();
  const preview = within(screen.getByRole('region', { name: 'Aperçu' }));
  expect(preview.getByText('Votre stand : B49.')).toBeVisible();
  await userEvent.click(preview.getByRole('button', { name: 'Anglais' }));
  expect(preview.getByText('Your stand: A12.')).toBeVisible();
  await press('M’envoyer un essai');
  expect(await screen.findByText(/^L’essai part vers votre adresse/)).toBeVisible();
  expect(tests).toMatchObject([{ language: 'en' }]);
});

it('sends after a confirmation that says how many will get it', async () => {
  const sent = takes('post', path('/send'), () => ({ ...SENT, state: 'sending' }));
  api.use(answers('get', path('/recipient'), { people: [], total: 0 }));
  await show(OPEN);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Envoyer ou programmer…' })).toBeEnabled(),
  );
  await press('Envoyer ou programmer…');
  const dialog = within(screen.getByRole('dialog'));
  expect(
    dialog.getByText('Destinataires : 3 par notification, dont 2 aussi par e-mail.'),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Envoyer (destinataires\u00a0: 3)' }));
  expect(await screen.findByText(/^Le courrier part/)).toBeVisible();
  expect(sent).toMatchObject([{ version: 1, at: null }]);
});

it('plans in the time of Algiers, and refuses a time that is past at its field', async () => {
  await show(OPEN);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Envoyer ou programmer…' })).toBeEnabled(),
  );
  await press('Envoyer ou programmer…');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'À une date' }));
  await userEvent.type(dialog.getByLabelText(/Jour/), '2025-04-20');
  await userEvent.type(dialog.getByRole('textbox', { name: /Heure/ }), '9h');
  const confirm = dialog.getByRole('button', { name: 'Programmer (destinataires\u00a0: 3)' });
  await userEvent.click(confirm);
  expect(await dialog.findByText('Écrivez une heure, comme 10:00.')).toBeVisible();
  await userEvent.clear(dialog.getByRole('textbox', { name: /Heure/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Heure/ }), '09:30');
  api.use(
    http.post(path('/send'), () =>
      HttpResponse.json(
        {
          ...{ type: 'about:blank', title: 'À corriger', status: 400, code: 'INVALID_INPUT' },
          errors: [{ path: 'at', message: 'Choisissez un moment à venir, dans l’année.' }],
        },
        { status: 400 },
      ),
    ),
  );
  await userEvent.click(confirm);
  expect(await dialog.findByText('Choisissez un moment à venir, dans l’année.')).toBeVisible();
  const sent = takes('post', path('/send'), () =>
    buildLetter({ state: 'scheduled', version: 2, sendAt: '2025-04-20T08:30:00.000Z' }),
  );
  await userEvent.click(confirm);
  expect(await screen.findByText('Départ prévu : 20/04/2025, 09h30, heure d’Alger.')).toBeVisible();
  expect(sent).toMatchObject([{ at: '2025-04-20T08:30:00.000Z' }]);
});

it('calls a planned letter off, and deletes a draft after a question', async () => {
  serve(buildLetter({ state: 'scheduled', version: 2, sendAt: '2025-04-20T08:30:00.000Z' }));
  const steps: unknown[] = [];
  api.use(
    http.post(path('/cancel'), async ({ request }) => {
      steps.push(await request.json());
      serve(buildLetter({ version: 3 }));
      return HttpResponse.json(buildLetter({ version: 3 }));
    }),
    http.post(path('/remove'), async ({ request }) => {
      steps.push(await request.json());
      api.use(answers('get', LIST, { letters: [], total: 0 }));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await show(OPEN);
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler l’envoi prévu' }));
  const ask = () => within(screen.getByRole('alertdialog'));
  await userEvent.click(ask().getByRole('button', { name: 'Annuler l’envoi prévu' }));
  expect(await screen.findByText(/^L’envoi est annulé/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer le brouillon' }));
  await userEvent.click(ask().getByRole('button', { name: 'Supprimer le brouillon' }));
  expect(await screen.findByText('Le brouillon est supprimé.')).toBeVisible();
  expect(await screen.findByText('Aucun courrier pour cette édition')).toBeVisible();
  expect(steps).toEqual([{ version: 2 }, { version: 3 }]);
});

it('shows what was delivered, person by person', async () => {
  serve(SENT);
  const asked: (string | null)[] = [];
  const person = {
    ...{ _id: 'recipient-1', name: 'Amina Exemple', company: CANNERY.company, language: 'fr' },
    ...{ mail: 'failed', notifiedAt: SENT.sendAt, deliveredAt: null },
  };
  api.use(
    http.get(path('/recipient'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('state'));
      return HttpResponse.json({ people: [person], total: 1 });
    }),
  );
  await show(OPEN);
  const row = within(await screen.findByRole('row', { name: /Amina Exemple/ }));
  expect(row.getByText('Échoué')).toBeVisible();
  expect(row.getByText('02/03/2025, 10h00')).toBeVisible();
  const delivered = within(screen.getByRole('region', { name: 'Ce qui a été remis' }));
  const failures = delivered.getByText('E-mails échoués');
  expect(failures.nextSibling).toHaveTextContent('1');
  // on a phone, where one comes after the other, the sums are first
  expect(failures.compareDocumentPosition(screen.getByRole('table'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'E-mail' }), 'failed');
  await waitFor(() => expect(asked).toEqual([null, 'failed']));
  expect(screen.queryByRole('button', { name: 'Envoyer ou programmer…' })).toBeNull();
});

it('shows both versions where somebody else was faster, and saves the own one on request', async () => {
  const content = { ...DRAFT.content, subject: { fr: 'Démontage', en: 'Setting up', ar: '' } };
  refuses(path(), 'put', 'LETTER_CHANGED', buildLetter({ version: 2, content }));
  await show(OPEN);
  const subject = await waitFor(() => field('Objet', 'Français'));
  await userEvent.type(subject, ' de mars');
  await press('Enregistrer le brouillon');
  expect(await screen.findByText(/Amina Exemple l’a enregistré/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Objet \(Français\)/ })).toHaveTextContent(
    /Montage des stands de mars\s*Démontage/,
  );
  const sent = takes('put', path(), (kept) => buildLetter({ version: 3, content: kept }));
  await press('Enregistrer ma version');
  await waitFor(() =>
    expect(sent).toMatchObject([
      { version: 2, content: { subject: { fr: 'Montage des stands de mars' } } },
    ]),
  );
});

it('keeps what is typed when a colleague has sent the letter, as a new one', async () => {
  refuses(path(), 'put', 'LETTER_CHANGED', SENT);
  api.use(answers('get', path('/recipient'), { people: [], total: 0 }));
  const { router } = await show(OPEN);
  await userEvent.type(await waitFor(() => field('Objet', 'Français')), ' de mars');
  await press('Enregistrer le brouillon');
  expect(await screen.findByText(/n’est plus un brouillon/)).toBeVisible();
  const sent = takes('post', LIST, (content) => buildLetter({ _id: 'letter-2', content }));
  await press('Enregistrer comme nouveau courrier');
  await waitFor(() =>
    expect(sent).toMatchObject([{ content: { subject: { fr: 'Montage des stands de mars' } } }]),
  );
  await waitFor(() => expect(router.state.location.search).toContain('letter-2'));
  expect(await screen.findByText('Brouillon enregistré. Personne ne l’a reçu.')).toBeVisible();
});

it('keeps what is typed while a new letter is being saved, and saves it into that letter', async () => {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const added = (version: number) => (content: LetterContent) =>
    buildLetter({ _id: 'letter-2', version, content });
  const first = takes('post', LIST, added(1), held);
  const { router } = await show('?courrier=nouveau');
  await userEvent.type(field('Objet', 'Français'), 'Votre stand');
  await userEvent.type(field('Texte', 'Français'), 'Bonjour.');
  await press('Enregistrer le brouillon');
  await waitFor(() => expect(first).toHaveLength(1));
  await userEvent.type(field('Objet', 'Français'), ' A12');
  const second = takes('put', `${LIST}/letter-2`, added(2));
  arrive();
  await press('Enregistrer le brouillon');
  await waitFor(() =>
    expect(second).toMatchObject([
      { version: 1, content: { subject: { fr: 'Votre stand A12' }, body: { fr: 'Bonjour.' } } },
    ]),
  );
  expect(first).toHaveLength(1);
  expect(await screen.findByText('Brouillon enregistré. Personne ne l’a reçu.')).toBeVisible();
  expect(router.state.location.search).toContain('letter-2');
});

it('asks before what is typed is left, and keeps it when the call fails', async () => {
  api.use(fails('put', path(), 500, 'INTERNAL'));
  await show(OPEN);
  await userEvent.type(await waitFor(() => field('Objet', 'Français')), ' bis');
  expect(screen.getByText(/ceux du brouillon enregistré/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Envoyer ou programmer…' })).toBeDisabled();
  await press('Enregistrer le brouillon');
  expect(await screen.findByText('Rien n’a été enregistré')).toBeVisible();
  expect(field('Objet', 'Français')).toHaveValue('Montage des stands bis');
  await userEvent.click(screen.getByRole('link', { name: 'Tous les courriers' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Ce que vous avez écrit n’est pas enregistré.')).toBeVisible();
});

it('lets an accountant read, and write nothing', async () => {
  act(() => endSession());
  startSession(signedIn({ role: 'Organizer', organizer: { role: 'accountant' } }));
  await show(OPEN);
  expect(await screen.findByText('Votre rôle lit les courriers, sans les écrire.')).toBeVisible();
  expect(screen.getByText('Votre stand : {stand}.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await screen.findByRole('region', { name: 'Aperçu' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'M’envoyer un essai' })).toBeNull();
});

it.each([
  ['', 'fr'],
  [OPEN, 'fr'],
  [OPEN, 'ar'],
  ['?courrier=nouveau', 'ar'],
] as const)('is without fault (%s, %s)', async (query, language) => {
  const { container } = await show(query, language);
  if (query !== '?courrier=nouveau') await screen.findAllByText('Montage des stands');
  expect(await axe(container)).toHaveNoViolations();
});
