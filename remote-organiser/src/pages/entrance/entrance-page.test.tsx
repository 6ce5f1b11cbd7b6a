import { endSession, startSession } from '@mosta/shared/auth';
import { type Passage, passagesSchema } from '@mosta/shared/schemas/entrance.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { giveSignatures, makeBadge } from '@mosta/shared/testing/signed-badges';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import * as v from 'valibot';
import { buildEntrance, buildResult } from '../../features/entrance/testing';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import EntrancePage from './entrance-page';

expect.extend(toHaveNoViolations);

const PATH = '/v1/organizer/entrance';
const api = setupApi();

/** Answers passages, and notes what was told. */
function told(answer: (passage: Passage) => ReturnType<typeof buildResult>): Passage[] {
  const all: Passage[] = [];
  api.use(
    http.post(PATH, async ({ request }) => {
      const { passages } = v.parse(passagesSchema, await request.json());
      all.push(...passages);
      return HttpResponse.json({ results: passages.map(answer) });
    }),
  );
  return all;
}

const network = (state: 'online' | 'offline') => act(() => window.dispatchEvent(new Event(state)));

beforeAll(giveSignatures);
beforeEach(() => {
  startSession(buildSession({ role: 'Organizer' }));
  api.use(answers('get', '/v1/notification/unread', { unread: 0 }));
  api.use(http.get(PATH, () => HttpResponse.json(buildEntrance())));
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

async function show(language: 'fr' | 'ar' = 'fr') {
  const page = await renderOrganiser(<EntrancePage />, language, {
    ...{ route: PATHS.entrance, path: PATHS.entrance },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
  // The test before may have ended without connection.
  network('online');
  await screen.findByText(language === 'fr' ? /^Synchronisé à/ : /^آخر مزامنة/);
  return page;
}

/** A hand scanner: keys wherever the focus is, then Enter. */
const scan = (code: string) => userEvent.keyboard(`${code}{Enter}`);
const status = () => screen.getByRole('status', { name: 'État de la connexion' });

it('admits who shows a badge, and says since when another is inside', async () => {
  const passages = told((passage) => buildResult(passage));
  await show();
  await scan('ME25-V000001');
  expect(await screen.findByText('Entrée admise')).toBeVisible();
  expect(screen.getByText(/Visiteur · ME25-V000001/)).toBeVisible();
  expect(passages).toMatchObject([{ code: 'ME25-V000001', direction: 'in', offline: false }]);

  told((passage) => buildResult(passage, { outcome: 'inside', since: '2025-04-28T09:12:00.000Z' }));
  await scan('ME25-V000001');
  expect(await screen.findByText('Déjà entré depuis 10h12')).toBeVisible();
  expect(screen.getByText('Contrôle fait par Amina Exemple')).toBeVisible();
});

it('takes keys that are pressed while something else has the focus', async () => {
  told((passage) => buildResult(passage, { outcome: 'left' }));
  await show();
  const out = screen.getByRole('button', { name: 'Sortie' });
  await userEvent.click(out);
  expect(out).toHaveFocus();
  await scan('ME25-V000001');
  expect(await screen.findByText('Sortie notée')).toBeVisible();
});

it('tells a damaged code and one of another fair by itself', async () => {
  const passages = told((passage) => buildResult(passage));
  await show();
  await scan(makeBadge(1).code.slice(0, 50));
  expect(await screen.findByText('Code illisible')).toBeVisible();
  await scan('https://exemple.dz/');
  expect(await screen.findByText('Pas un badge de ce salon')).toBeVisible();
  expect(passages).toEqual([]);
});

it('decides alone without connection, keeps the passages, and tells them afterwards', async () => {
  const [one, revoked, inside] = [makeBadge(1), makeBadge(2), makeBadge(3)];
  api.use(
    http.get(PATH, () =>
      HttpResponse.json(
        buildEntrance({
          revoked: [revoked.id],
          entries: [{ badge: inside.id, since: '2025-04-28T09:12:00.000Z' }],
        }),
      ),
    ),
  );
  const { unmount } = await show();
  network('offline');
  expect(await within(status()).findByText('Hors connexion')).toBeVisible();
  await scan(one.code);
  expect(await screen.findByText('Entrée admise')).toBeVisible();
  expect(screen.getByText(/la signature du badge est juste/)).toBeVisible();
  await scan(one.code);
  expect(await screen.findByText(/^Déjà entré depuis/)).toBeVisible();
  await scan(inside.code);
  expect(await screen.findByText('Déjà entré depuis 10h12')).toBeVisible();
  await scan(revoked.code);
  expect(await screen.findByText('Badge annulé')).toBeVisible();
  await scan('ME25-V000001');
  expect(await screen.findByText('À contrôler en ligne')).toBeVisible();
  expect(within(status()).getByText('Passages à envoyer : 1')).toBeVisible();
  unmount();

  // The page was closed meanwhile; another gate had let the same badge in.
  const passages = told((passage) =>
    buildResult(passage, { outcome: 'inside', since: '2025-04-28T08:00:00.000Z' }),
  );
  await show();
  expect(await screen.findByText('À revoir après la synchronisation')).toBeVisible();
  expect(
    screen.getByText(/Karima Exemple, ME25-V000001.*déjà entré depuis 09h00.*Amina Exemple/),
  ).toBeVisible();
  expect(passages).toMatchObject([{ code: one.code, offline: true }]);
  expect(within(status()).queryByText(/^Passages à envoyer/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Compris' }));
  expect(screen.queryByText('À revoir après la synchronisation')).toBeNull();
});

it('decides alone where the service fails, and goes on asking it', async () => {
  api.use(fails('post', PATH, 503, 'UNAVAILABLE'));
  await show();
  await scan(makeBadge(1).code);
  expect(await screen.findByText('Entrée admise')).toBeVisible();
  expect(within(status()).getByText('Hors connexion')).toBeVisible();
  const passages = told((passage) => buildResult(passage));
  await within(status()).findByText('En ligne');
  await waitFor(() => expect(passages).toHaveLength(1));
});

it('takes a wrong entry back, told or not', async () => {
  told((passage) => buildResult(passage));
  let undone = 0;
  api.use(
    http.post('/v1/organizer/badge/badge-1/undo-check-in', () => {
      undone += 1;
      return undone === 1
        ? HttpResponse.json({ code: 'UNAVAILABLE', status: 503 }, { status: 503 })
        : HttpResponse.json(VISITOR);
    }),
  );
  await show();
  await scan('ME25-V000001');
  const undo = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  await undo(/^Annuler l’entrée de Karima Exemple/);
  expect(await screen.findByText(/^L’entrée n’est pas annulée\./)).toBeVisible();
  await undo(/^Annuler l’entrée de Karima Exemple/);
  expect(await screen.findByText('Entrée annulée : ME25-V000001.')).toBeVisible();
  expect(screen.queryByText('Entrée admise')).toBeNull();

  network('offline');
  const { code } = makeBadge(4);
  await scan(code);
  await undo(/^Annuler l’entrée de Badge contrôlé/);
  expect(within(status()).queryByText(/^Passages à envoyer/)).toBeNull();
  await scan(code);
  expect(await screen.findByText('Entrée admise')).toBeVisible();
  expect(undone).toBe(2);
});

it('counts who came and when, with what waits here', async () => {
  const counts = { today: 12, inside: 9, byHour: [{ hour: 9, count: 12 }] };
  api.use(http.get(PATH, () => HttpResponse.json(buildEntrance({ counts }))));
  await show();
  const region = within(screen.getByRole('region', { name: 'Comptes du jour' }));
  expect(region.getByText('Présents maintenant').parentElement).toHaveTextContent('9');
  expect(region.getByText('09h00')).toBeVisible();
  network('offline');
  await scan(makeBadge(1).code);
  await waitFor(() =>
    expect(region.getByText('Entrés aujourd’hui').parentElement).toHaveTextContent('13'),
  );
});

it('says what to do where there is no camera', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir la caméra' }));
  expect(await screen.findByText(/^La caméra n’a pas pu être ouverte/)).toBeVisible();
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  told((passage) => buildResult(passage));
  const { container } = await show(language);
  await scan('ME25-V000001');
  await screen.findByText(/ME25-V000001$/);
  expect(await axe(container)).toHaveNoViolations();
});

const VISITOR = {
  ...{ _id: 'badge-1', reference: 'ME25-V000001', nom: 'Exemple', prenom: 'Karima' },
  ...{ category: 'visitor', company: null, fonction: null, pays: null, phone: null },
  ...{ email: 'karima@exemple.dz', createdAt: '2025-04-01T09:00:00.000Z', revokedAt: null },
  ...{ checkedInAt: null, checkedInBy: null },
};
