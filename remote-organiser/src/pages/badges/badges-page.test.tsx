import { endSession, startSession } from '@mosta/shared/auth';
import type { Visitor } from '@mosta/shared/schemas/badge.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import BadgesPage from './badges-page';

expect.extend(toHaveNoViolations);

const LIST = '/v1/organizer/badge';
const api = setupApi();

function buildVisitor(overrides: Partial<Visitor> = {}): Visitor {
  return {
    ...{ _id: 'badge-1', reference: 'ME25-V000001', nom: 'Exemple', prenom: 'Karima' },
    ...{ category: 'visitor', company: null, fonction: null, pays: 'Algérie', phone: null },
    ...{ email: 'karima@exemple.dz', createdAt: '2025-04-01T09:00:00.000Z', revokedAt: null },
    ...{ checkedInAt: null, checkedInBy: null, ...overrides },
  };
}
const byCategory = { visitor: 30, professional: 0, international: 0, journalist: 0 };
const pageOf = (items: Visitor[], total = items.length) => ({
  ...{ items, total, counts: { issued: 30, came: 4, revoked: 1, byCategory } },
});

/** Answers the list, and notes what was asked for beside the number of rows. */
function listed(items: Visitor[], total?: number): string[] {
  const asked: string[] = [];
  api.use(
    http.get(LIST, ({ request }) => {
      const { searchParams } = new URL(request.url);
      searchParams.delete('limit');
      asked.push(searchParams.toString());
      return HttpResponse.json(pageOf(items, total));
    }),
  );
  return asked;
}

beforeEach(() => {
  startSession(buildSession({ role: 'Organizer' }));
  api.use(answers('get', '/v1/notification/unread', { unread: 0 }));
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const show = (query = '', language: 'fr' | 'ar' = 'fr') =>
  renderOrganiser(<BadgesPage />, language, {
    ...{ route: `${PATHS.badges}${query}`, path: PATHS.badges },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });

it('finds badges by the address, counts them, and reads on', async () => {
  const asked = listed([buildVisitor()], 30);
  const { router } = await show('?recherche=karima&etat=expected');
  expect(await screen.findByText('ME25-V000001')).toBeVisible();
  expect(screen.getByText('Badges émis : 30 · entrés : 4 · révoqués : 1')).toBeVisible();
  expect(asked).toContain('offset=0&search=karima&state=expected');
  await userEvent.click(screen.getByRole('button', { name: 'Page suivante' }));
  await waitFor(() => expect(asked).toContain('offset=25&search=karima&state=expected'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Catégorie' }), 'Presse');
  await waitFor(() =>
    expect(asked).toContain('offset=0&search=karima&category=journalist&state=expected'),
  );
  expect(router.state.location.search).not.toContain('page');
});

it('revokes a badge after a confirmation; a failure says that nothing has changed', async () => {
  listed([buildVisitor()]);
  api.use(fails('post', `${LIST}/badge-1/revoke`, 503, 'UNAVAILABLE'));
  await show();
  const name = 'Révoquer le badge de Karima Exemple';
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('alertdialog'));
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Révoquer' }));
  await confirm();
  expect(await dialog.findByText('Le badge n’a pas changé')).toBeVisible();
  const revoked = buildVisitor({ revokedAt: '2025-04-20T09:00:00.000Z' });
  api.use(
    http.post(`${LIST}/badge-1/revoke`, () => {
      listed([revoked]);
      return HttpResponse.json(revoked);
    }),
  );
  await confirm();
  expect(await screen.findByText('Le badge de Karima Exemple est révoqué.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Karima.*Révoqué/ })).toBeVisible();
  expect(screen.queryByRole('button', { name })).toBeNull();
});

it('takes back an entry that was noted by mistake', async () => {
  listed([buildVisitor({ checkedInAt: '2025-04-28T09:00:00.000Z' })]);
  api.use(
    http.post(`${LIST}/badge-1/undo-check-in`, () => {
      listed([buildVisitor()]);
      return HttpResponse.json(buildVisitor());
    }),
  );
  await show();
  // below the name on a phone, in a column of its own elsewhere
  expect(await screen.findAllByText(/10h00/)).toHaveLength(2);
  await userEvent.click(
    screen.getByRole('button', { name: 'Corriger l’entrée de Karima Exemple' }),
  );
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Corriger l’entrée' }),
  );
  expect(await screen.findByText('L’entrée de Karima Exemple est corrigée.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/10h00/)).toBeNull());
});

it('says what will be there while there is nothing, and when it could not be loaded', async () => {
  listed([]);
  const { unmount } = await show();
  expect(await screen.findByText('Aucun badge à montrer')).toBeVisible();
  unmount();
  api.use(fails('get', LIST, 500, 'INTERNAL'));
  await show('?recherche=x');
  expect(await screen.findByText('Les badges n’ont pas pu être chargés.')).toBeVisible();
});

it('prints sheets of what the filters want, or of the chosen badges of all pages', async () => {
  URL.createObjectURL = () => 'blob:exemple';
  const click = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  listed([buildVisitor()], 30);
  const asked: string[] = [];
  api.use(
    http.get(`${LIST}/sheet/pdf`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.text('%PDF-');
    }),
  );
  await show('?categorie=visitor');
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimer des planches' }));
  await waitFor(() => expect(asked).toEqual(['?category=visitor']));
  const menu = { name: 'Choisir la langue de\u00a0: Imprimer des planches' };
  await userEvent.click(screen.getByRole('button', menu));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'العربية' }));
  await waitFor(() => expect(asked).toContain('?category=visitor&language=ar'));
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Choisir tous les badges de cette page' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer le choix (1)' }));
  await waitFor(() => expect(asked).toContain('?ids=badge-1'));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(3));
  click.mockRestore();
});

it('says that there are too many badges for one document', async () => {
  listed([buildVisitor()]);
  api.use(fails('get', `${LIST}/sheet/pdf`, 422, 'PRINT_TOO_MANY', 'Il y en a 340.'));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimer des planches' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Il y en a 340/);
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  listed([buildVisitor({ checkedInAt: '2025-04-28T09:00:00.000Z' })]);
  const { container } = await show('', language);
  await screen.findByText('ME25-V000001');
  expect(await axe(container)).toHaveNoViolations();
});
