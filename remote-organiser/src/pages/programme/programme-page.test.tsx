import { endSession, startSession } from '@mosta/shared/auth';
import { FIRST_PUBLIC_EDITION } from '@mosta/shared/domain/edition';
import type { SessionContent } from '@mosta/shared/schemas/programme.schema';
import { buildSession as signedIn } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildSession, SESSIONS } from '../../features/content/testing';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import ProgrammePage from './programme-page';

expect.extend(toHaveNoViolations);

const LIST = '/v1/organizer/content';
const api = setupApi();
const OLIVE = buildSession();
const path = (step = '') => `${LIST}/${OLIVE._id}${step}`;
const edition = FIRST_PUBLIC_EDITION;

beforeEach(() => {
  startSession(signedIn({ role: 'Organizer' }));
  api.use(
    answers('get', LIST, [...SESSIONS]),
    answers('get', path('/history'), []),
    answers('get', '/v1/edition', edition),
    answers('get', '/v1/notification/unread', { unread: 0 }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const show = (query = '', language: 'fr' | 'ar' = 'fr') =>
  renderOrganiser(<ProgrammePage />, language, {
    ...{ route: `${PATHS.programme}${query}`, path: PATHS.programme },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
const OPEN = `?entree=${OLIVE._id}`;
const field = (group: string, language: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('textbox', {
    name: new RegExp(language),
  });

/** Answers a save as the service does, and notes what was sent. */
function takesSaves(): unknown[] {
  const sent: unknown[] = [];
  api.use(
    http.put(path(), async ({ request }) => {
      const body = (await request.json()) as { content: SessionContent; publish: boolean };
      sent.push(body);
      const saved = buildSession({ version: 2, draft: body.content, undoable: true });
      if (body.publish) saved.published = body.content;
      api.use(answers('get', LIST, [saved, ...SESSIONS.slice(1)]));
      return HttpResponse.json(saved);
    }),
  );
  return sent;
}

it('lists the programme by day, with what is a sample and what lacks a translation', async () => {
  const lacking = buildSession({
    draft: { ...OLIVE.draft, text: { fr: 'Texte', en: '', ar: 'نص' } },
  });
  api.use(answers('get', LIST, [lacking, ...SESSIONS.slice(1)]));
  await show();
  const day = within(await screen.findByRole('region', { name: 'lundi 28 avril' }));
  const row = within(day.getAllByRole('listitem')[0] ?? document.body);
  expect(row.getByRole('link', { name: 'La filière de l’olive' })).toBeVisible();
  expect(row.getByText('11h00 – 12h00')).toBeVisible();
  for (const mark of ['Modifié, à publier', 'Exemple', 'Anglais manquant']) {
    expect(row.getByText(mark)).toBeVisible();
  }
  expect(row.queryByText('Arabe manquant')).toBeNull();
});

it('publishes a change, with the preview as it will be, and says so', async () => {
  const sent = takesSaves();
  await show(OPEN);
  const title = await waitFor(() => field('Titre', 'Français'));
  await userEvent.clear(title);
  await userEvent.type(title, 'La filière du miel');
  const preview = within(screen.getByRole('region', { name: 'Aperçu' }));
  expect(preview.getByRole('heading', { name: 'La filière du miel' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText(/^Publié : le site le montre/)).toBeVisible();
  const content = { ...OLIVE.draft, sample: false };
  content.title = { ...content.title, fr: 'La filière du miel' };
  expect(sent).toEqual([{ kind: 'session', version: 1, publish: true, content }]);
  expect(
    await screen.findByRole('button', { name: 'Annuler le dernier changement' }),
  ).toBeEnabled();
});

it('saves a draft that the site does not show', async () => {
  const sent = takesSaves();
  await show(OPEN);
  await userEvent.clear(await waitFor(() => field('Texte', 'Anglais')));
  expect(screen.getByText('Traduction manquante : le site montre le français.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
  expect(await screen.findByText('Brouillon enregistré. Le site n’a pas changé.')).toBeVisible();
  expect(sent).toMatchObject([{ publish: false, content: { text: { en: '' } } }]);
});

it('refuses a taken room at its field, names what takes place there, and sends nothing', async () => {
  await show(OPEN);
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: /Lieu/ }),
    'Espace Conference',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  const place = screen.getByRole('combobox', { name: /Lieu/ });
  await waitFor(() => expect(place).toBeInvalid());
  expect(place).toHaveAccessibleDescription(
    /«\u00a0De la récolte à l’étiquette\u00a0» s’y tient de 11h30 à 12h30/,
  );
});

it('shows both versions where somebody else was faster, and saves the own one on request', async () => {
  api.use(
    http.put(path(), () => {
      const theirs = buildSession({ version: 2, changedBy: 'Amina Exemple' });
      theirs.draft = { ...theirs.draft, starts: '10:30' };
      api.use(answers('get', LIST, [theirs, ...SESSIONS.slice(1)]));
      const problem = {
        type: 'about:blank',
        title: 'Modifié',
        status: 409,
        code: 'CONTENT_CHANGED',
      };
      return HttpResponse.json(problem, { status: 409 });
    }),
  );
  await show(OPEN);
  const starts = await screen.findByRole('textbox', { name: /Début/ });
  await userEvent.clear(starts);
  await userEvent.type(starts, '11:15');
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText(/Amina Exemple l’a enregistré/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Début/ })).toHaveTextContent(/11:15\s*10:30/);
  const sent = takesSaves();
  await userEvent.click(screen.getByRole('button', { name: 'Publier ma version' }));
  await waitFor(() => expect(sent).toMatchObject([{ version: 2, content: { starts: '11:15' } }]));
});

it('keeps what is typed when the call fails', async () => {
  api.use(fails('put', path(), 500, 'INTERNAL'));
  await show(OPEN);
  await userEvent.type(await waitFor(() => field('Titre', 'Français')), ' bis');
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText('Rien n’a été enregistré')).toBeVisible();
  expect(field('Titre', 'Français')).toHaveValue('La filière de l’olive bis');
});

it('deletes an entry, and brings it back', async () => {
  const steps: string[] = [];
  api.use(
    http.post(`${LIST}/:id/:step`, ({ params }) => {
      steps.push(String(params.step));
      return HttpResponse.json(buildSession({ version: 2, undoable: true }));
    }),
  );
  const { router } = await show(OPEN);
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const undo = await screen.findByRole('button', { name: 'Annuler le dernier changement' });
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await userEvent.click(undo);
  expect(await screen.findByText('Dernier changement annulé.')).toBeVisible();
  expect(steps).toEqual(['remove', 'undo']);
});

it('says what is missing in a new entry, and sends nothing', async () => {
  await show('?entree=nouveau');
  await userEvent.click(await screen.findByRole('button', { name: 'Publier' }));
  expect(field('Titre', 'Français')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent(/Titre, Français/);
});

it('offers to try again what could not be loaded', async () => {
  api.use(fails('get', LIST, 500, 'INTERNAL'));
  await show();
  expect(await screen.findByText('Ces contenus n’ont pas pu être chargés.')).toBeVisible();
});

it.each([
  ['', 'fr'],
  [OPEN, 'fr'],
  [OPEN, 'ar'],
] as const)('is without fault (%s, %s)', async (query, language) => {
  const { container } = await show(query, language);
  await screen.findAllByText(OLIVE.draft.title[language]);
  expect(await axe(container)).toHaveNoViolations();
});
