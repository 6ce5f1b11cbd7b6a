import { endSession, startSession } from '@mosta/shared/auth';
import type { OrganizerEdition } from '@mosta/shared/schemas/organizer-edition.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PreviewButton } from '../../features/edition/preview-button';
import { exampleEdition } from '../../features/edition/testing';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import EditionPage from './edition-page';

expect.extend(toHaveNoViolations);

const PATH = '/v1/organizer/edition';
const EDITION = exampleEdition();
const NEXT = exampleEdition({
  ...{ _id: '7f9619ff-8b86-4011-b42d-00c04fc964ff', year: 2026, state: 'draft', current: false },
});
const api = setupApi();
/** What the service has. */
let editions: OrganizerEdition[];
let sent: unknown[];

beforeEach(() => {
  startSession(buildSession({ role: 'Organizer' }));
  editions = [NEXT, EDITION];
  sent = [];
  api.use(
    http.get(PATH, () => HttpResponse.json(editions)),
    http.patch(`${PATH}/${EDITION._id}`, async ({ request }) => {
      const change = (await request.json()) as { version: number };
      sent.push(change);
      const now = editions[1] ?? EDITION;
      if (change.version !== now.version) {
        const problem = { type: 'about:blank', title: 'Conflit', status: 409 };
        return HttpResponse.json({ ...problem, code: 'EDITION_CHANGED' }, { status: 409 });
      }
      const saved = { ...now, ...change, version: now.version + 1 };
      editions = [NEXT, saved];
      return HttpResponse.json(saved);
    }),
    answers('get', '/v1/edition', {}),
    answers('get', `${PATH}/:id/samples`, []),
    answers('get', '/v1/notification/unread', { unread: 0 }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

async function show(language: 'fr' | 'ar' = 'fr', search = '') {
  const page = await renderOrganiser(<EditionPage />, language, {
    ...{ route: PATHS.edition + search, path: PATHS.edition },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
  await screen.findByRole('form');
  return page;
}
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
async function write(name: RegExp | string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}
const save = (name = 'Enregistrer') => userEvent.click(screen.getByRole('button', { name }));

it('shows the current edition first, and another one by its link', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Mosta Expo 2025' })).toBeVisible();
  expect(field(/Espace nu 9.m² \(DA\)/)).toHaveValue('185000');
  await userEvent.click(screen.getByRole('link', { name: /Mosta Expo 2026.*Brouillon/ }));
  expect(await screen.findByRole('heading', { name: 'Mosta Expo 2026' })).toBeVisible();
});

it('sends what was changed alone, on the version that was read', async () => {
  await show();
  await write(/Espace nu 9.m² \(DA\)/, '190 000');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter un jour' }));
  await save();
  expect(await screen.findByText(/L’édition est enregistrée/)).toBeVisible();
  expect(sent).toEqual([
    {
      version: 1,
      days: [...EDITION.days, { date: '2025-05-02', opens: '10:00', closes: '17:00' }],
      prices: {
        ...EDITION.prices,
        bareStand: { ...EDITION.prices.bareStand, 9: { amount: 190_000, currency: 'DZD' } },
      },
    },
  ]);
});

it('explains at the field what is wrong, and sends nothing', async () => {
  await show();
  await write(/Espace premium 24.m² \(DA\)/, '750 000,50');
  await write(/Jour 1.: fermeture/, '09:00');
  await write(/Adresse e-mail/, 'contact');
  await save();
  expect(field(/Espace premium 24.m² \(DA\)/)).toHaveAccessibleDescription(/dinars entiers/);
  expect(field(/Jour 1.: fermeture/)).toHaveAccessibleDescription(/après l’ouverture/);
  expect(field(/Adresse e-mail/)).toHaveAccessibleDescription(/incomplète/);
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(3);
  expect(sent).toEqual([]);
});

it('shows both versions where a colleague was faster, keeps what was typed, and saves on what there is now', async () => {
  await show();
  await write(/Paiement/, '20');
  const { contact } = EDITION;
  editions = [
    NEXT,
    { ...EDITION, version: 2, contact: { ...contact, email: 'nouveau@exemple.dz' } },
  ];
  await save();
  const table = await screen.findByRole('table', { name: /a changé pendant/ });
  const row = within(table).getByRole('row', { name: /Adresse e-mail/ });
  expect(row).toHaveTextContent(/contact@exemple.dz.*nouveau@exemple.dz/);
  expect(field(/Paiement/)).toHaveValue('20');
  await save('Enregistrer malgré le changement');
  expect(await screen.findByText(/L’édition est enregistrée/)).toBeVisible();
  const deadlines = { ...EDITION.deadlines, payment: 20 };
  expect(sent).toEqual([
    { version: 1, deadlines },
    { version: 2, deadlines },
  ]);
  expect(field(/Adresse e-mail/)).toHaveValue('nouveau@exemple.dz');
});

it('confirms a step with what follows, and not beside unsaved changes', async () => {
  const steps: unknown[] = [];
  api.use(
    http.post(`${PATH}/${NEXT._id}/current`, async ({ request }) => {
      steps.push(await request.json());
      const shown = { ...NEXT, version: 2, state: 'open' as const, current: true };
      editions = [shown, { ...EDITION, version: 2, current: false }];
      return HttpResponse.json(shown);
    }),
  );
  await show('fr', `?edition=${NEXT._id}`);
  await write(/Ville/, 'Oran');
  const action = screen.getByRole('button', { name: 'Montrer sur le portail' });
  expect(action).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Abandonner les modifications' }));
  await userEvent.click(action);
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/Toutes les pages publiques/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Montrer sur le portail' }));
  expect(await screen.findByText(/« Mosta Expo 2026 » est l’édition du portail/)).toBeVisible();
  expect(steps).toEqual([{ version: 1 }]);
});

it('prepares an edition from the current one, with what is to be taken along, and leads to it', async () => {
  const made = exampleEdition({
    ...{ _id: '8f9619ff-8b86-4011-b42d-00c04fc964ff', year: 2027, state: 'draft', current: false },
  });
  api.use(
    http.post(PATH, async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) {
        const problem = { type: 'about:blank', title: 'Conflit', status: 409 };
        const errors = [{ path: 'year', message: 'Une édition de cette année existe déjà.' }];
        return HttpResponse.json(
          { ...problem, code: 'EDITION_YEAR_TAKEN', errors },
          { status: 409 },
        );
      }
      editions = [made, ...editions];
      return HttpResponse.json(made, { status: 201 });
    }),
  );
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Préparer une édition' }));
  const dialog = within(screen.getByRole('dialog'));
  const year = dialog.getByRole('textbox', { name: /Année/ });
  expect(year).toHaveValue('2027');
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Créer le brouillon' }));
  await userEvent.clear(year);
  await submit();
  expect(year).toHaveAccessibleDescription(/entre 2000 et 2100/);
  await userEvent.type(year, '2027');
  await userEvent.clear(dialog.getByRole('textbox', { name: /Nombre de jours/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Nombre de jours/ }), '2');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Compte bancaire' }));
  await submit();
  await waitFor(() => expect(year).toHaveAccessibleDescription(/existe déjà/));
  await submit();
  expect(await screen.findByRole('heading', { name: 'Mosta Expo 2027' })).toBeVisible();
  const asked = {
    ...{
      from: EDITION._id,
      year: 2027,
      take: ['plan', 'prices', 'deadlines', 'taxes', 'venue', 'contact'],
    },
    days: [
      { date: '2027-04-28', opens: '10:00', closes: '18:00' },
      { date: '2027-04-29', opens: '10:00', closes: '17:00' },
    ],
  };
  expect(sent).toEqual([expect.objectContaining(asked), expect.objectContaining(asked)]);
  const [one, other] = sent as { key: string }[];
  expect(other?.key).toBe(one?.key);
});

it('keeps an archived edition as it was', async () => {
  editions = [{ ...NEXT, state: 'archived' }, EDITION];
  await show('fr', `?edition=${NEXT._id}`);
  expect(field(/Ville/)).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
});

it('says that the editions could not be had, and tries again', async () => {
  api.use(fails('get', PATH, 503, 'UNAVAILABLE'));
  await renderOrganiser(<EditionPage />, 'fr', { route: PATHS.edition, path: PATHS.edition });
  expect(await screen.findByText('Les éditions n’ont pas pu être chargées.')).toBeVisible();
  api.use(answers('get', PATH, editions));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('form')).toBeVisible();
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  const { container } = await show(language);
  expect(await axe(container)).toHaveNoViolations();
});

describe('the sample values', () => {
  const SAMPLES = [
    { part: 'bank', count: 1 },
    { part: 'session', count: 12 },
    { part: 'member', count: 8 },
    { part: 'hotel', count: 3 },
  ];
  const list = async () => within(await screen.findByRole('region', { name: /Valeurs d’exemple/ }));

  it('are listed with the way to where each is replaced', async () => {
    api.use(answers('get', `${PATH}/:id/samples`, SAMPLES));
    await show();
    const bank = await (await list()).findByRole('link', { name: 'Compte bancaire' });
    await userEvent.click(bank);
    expect(field(/^Titulaire/)).toHaveFocus();
    const address = async (name: RegExp) =>
      (await list()).getByRole('link', { name }).getAttribute('href');
    expect(await address(/^Programme.*12/)).toBe(PATHS.programme);
    expect(await address(/^Équipe.*8/)).toBe(`${PATHS.contents}?sorte=equipe`);
    expect((await list()).getByText(/^Hôtels.*3/)).toBeVisible();
  });

  it('of a draft lead to its own form, and to its own contents', async () => {
    api.use(answers('get', `${PATH}/:id/samples`, SAMPLES));
    await show('fr', `?edition=${NEXT._id}`);
    expect(await (await list()).findByRole('link', { name: 'Compte bancaire' })).toBeVisible();
    expect((await list()).getByRole('link', { name: /^Programme/ })).toHaveAttribute(
      'href',
      `${PATHS.programme}?edition=${NEXT.year}`,
    );
    expect(screen.getByRole('link', { name: 'Voir ses dossiers et ses chiffres' })).toHaveAttribute(
      'href',
      `${PATHS.overview}?edition=${NEXT.year}`,
    );
  });

  it('are said to be none once all are replaced, and are no matter of a former edition', async () => {
    const { unmount } = await show();
    expect(await screen.findByText(/Plus aucune valeur d’exemple/)).toBeVisible();
    unmount();
    editions = [{ ...NEXT, state: 'archived' }, EDITION];
    await show('fr', `?edition=${NEXT._id}`);
    expect(screen.queryByRole('region', { name: /Valeurs d’exemple/ })).not.toBeInTheDocument();
  });
});

it('opens the preview of a draft, and says why where it cannot', async () => {
  const begun: string[] = [];
  api.use(
    http.post(`${PATH}/:id/preview`, ({ params }) => {
      begun.push(String(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const opened: string[] = [];
  const button = <PreviewButton id={NEXT._id} open={() => opened.push('/')} />;
  const { unmount } = await renderOrganiser(button, 'fr', {
    ...{ route: PATHS.edition, path: PATHS.edition },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Aperçu du site' }));
  await waitFor(() => expect([begun, opened]).toEqual([[NEXT._id], ['/']]));
  unmount();
  api.use(fails('post', `${PATH}/:id/preview`, 409, 'EDITION_NO_DRAFT'));
  await show('fr', `?edition=${NEXT._id}`);
  expect(screen.getByRole('link', { name: 'Préparer son programme' })).toHaveAttribute(
    'href',
    `${PATHS.programme}?edition=${NEXT.year}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Aperçu du site' }));
  expect(await screen.findByText(/^L’aperçu n’est pas ouvert/)).toBeVisible();
});
