import { endSession, startSession } from '@mosta/shared/auth';
import type { OrganizerPromo } from '@mosta/shared/schemas/organizer-promo.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import PromosPage from './promos-page';

expect.extend(toHaveNoViolations);

const PATH = '/v1/organizer/promo';
const buildPromo = (
  promo: Partial<OrganizerPromo['promo']> = {},
  rest: Partial<OrganizerPromo> = {},
): OrganizerPromo => ({
  ...{ _id: 'promo-1', version: 2, state: 'active', uses: 3, dossiers: 1 },
  promo: {
    ...{ code: 'PRINTEMPS', discountType: 'percentage', discountValue: 10, currency: null },
    ...{ from: '2025-03-01', until: '2025-03-31', maxUses: 20 },
    ...promo,
  },
  ...rest,
});
const AMOUNT = buildPromo(
  { code: 'MERCI', discountType: 'fixed', discountValue: 5050, currency: 'EUR', from: null },
  { _id: 'promo-2', state: 'withdrawn', uses: 0, dossiers: 0 },
);
const api = setupApi();

beforeEach(() => {
  startSession(buildSession({ role: 'Organizer', organizer: { role: 'manager' } }));
  api.use(
    answers('get', PATH, [AMOUNT, buildPromo()]),
    answers('get', '/v1/notification/unread', { unread: 0 }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const show = (language: 'fr' | 'ar' = 'fr') =>
  renderOrganiser(<PromosPage />, language, {
    ...{ route: PATHS.promos, path: PATHS.promos },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
const row = (name: RegExp) => screen.findByRole('row', { name });
const plain = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');
const dialogNow = () => within(screen.getByRole('dialog'));
const changed = (current: OrganizerPromo) => {
  const problem = { type: '/docs#PROMO_CHANGED', title: 'Ce code a changé.', status: 409 };
  const conflict = { yours: 2, current };
  return HttpResponse.json({ ...problem, code: 'PROMO_CHANGED', conflict }, { status: 409 });
};

it('lists each code with what it takes off, its days, its uses and its state', async () => {
  const { container } = await show();
  const first = plain(await row(/PRINTEMPS/));
  expect(first).toContain('10 %');
  expect(first).toContain('du 1er mars 2025 au 31 mars 2025');
  expect(first).toContain('3 sur 20');
  expect(first).toContain('dont dossiers : 1');
  expect(first).toContain('Actif');
  const second = plain(await row(/MERCI/));
  expect(second).toContain('50,50 €');
  expect(second).toContain('jusqu’au 31 mars 2025');
  expect(second).toContain('Retiré');
  expect(await axe(container)).toHaveNoViolations();
});

it('says what will be there while there is no code', async () => {
  api.use(answers('get', PATH, []));
  await show();
  expect(await screen.findByText('Aucun code promo')).toBeVisible();
});

it('makes a code, and tells at each field what is wrong', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post(PATH, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(buildPromo({ code: 'ETE-25' }), { status: 201 });
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Créer un code' }));
  const dialog = dialogNow();
  const type = (label: RegExp, text: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value: text } });
  const save = dialog.getByRole('button', { name: 'Créer le code' });
  type(/^Code/, 'été 25');
  type(/^Valeur/, '150');
  type(/^Premier jour/, '2025-04-02');
  type(/^Dernier jour/, '2025-04-01');
  type(/^Utilisations/, '0');
  await userEvent.click(save);
  expect(await dialog.findByText(/^Un code s’écrit avec des lettres sans accent/)).toBeVisible();
  expect(dialog.getByText('Donnez un pourcentage entier, de 1 à 100.')).toBeVisible();
  expect(dialog.getByText('Le dernier jour ne vient pas avant le premier.')).toBeVisible();
  expect(dialog.getByText('Donnez un nombre entier, à partir de 1.')).toBeVisible();
  expect(sent).toEqual([]);
  type(/^Code/, 'ete-25');
  await userEvent.selectOptions(dialog.getByLabelText(/^Remise/), 'Montant en euros');
  type(/^Valeur/, '12,505');
  await userEvent.click(save);
  expect(await dialog.findByText(/^Écrivez un montant en euros/)).toBeVisible();
  type(/^Valeur/, '12,50');
  type(/^Dernier jour/, '2025-04-30');
  type(/^Utilisations/, '1 000');
  await userEvent.click(save);
  expect(await screen.findByText(/^Le code ETE-25 est créé/)).toBeVisible();
  expect(sent).toEqual([
    {
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      promo: {
        ...{ code: 'ETE-25', discountType: 'fixed', discountValue: 1250, currency: 'EUR' },
        ...{ from: '2025-04-02', until: '2025-04-30', maxUses: 1000 },
      },
    },
  ]);
});

it('tells at the field what the service refuses, and sends the same key again', async () => {
  const keys: unknown[] = [];
  api.use(
    http.post(PATH, async ({ request }) => {
      const { key } = (await request.json()) as { key: string };
      keys.push(key);
      if (keys.length > 1) return HttpResponse.json(buildPromo(), { status: 201 });
      const problem = { type: '/docs#PROMO_CODE_TAKEN', title: 'Ce code existe déjà.' };
      const errors = [{ path: 'promo.code', message: 'Ce code existe déjà dans cette édition.' }];
      return HttpResponse.json(
        { ...problem, errors, status: 409, code: 'PROMO_CODE_TAKEN' },
        { status: 409 },
      );
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Créer un code' }));
  const dialog = dialogNow();
  await userEvent.type(dialog.getByLabelText(/^Code/), 'MERCI');
  await userEvent.type(dialog.getByLabelText(/^Valeur/), '10');
  await userEvent.click(dialog.getByRole('button', { name: 'Créer le code' }));
  expect(await dialog.findByText('Ce code existe déjà dans cette édition.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Code/), '2');
  await userEvent.click(dialog.getByRole('button', { name: 'Créer le code' }));
  expect(await screen.findByText(/est créé/)).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
});

it('keeps the name of a code that was used, and shows both versions where a colleague was faster', async () => {
  const sent: unknown[] = [];
  const now = buildPromo({ discountValue: 15 }, { version: 3 });
  api.use(
    http.put(`${PATH}/promo-1`, async ({ request }) => {
      sent.push(await request.json());
      if (sent.length > 1) return HttpResponse.json(buildPromo({}, { version: 4 }));
      api.use(answers('get', PATH, [AMOUNT, now]));
      return changed(now);
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier le code PRINTEMPS' }));
  const dialog = dialogNow();
  expect(dialog.getByLabelText(/^Code/)).toHaveAttribute('readonly');
  fireEvent.change(dialog.getByLabelText(/^Utilisations/), { target: { value: '' } });
  const save = dialog.getByRole('button', { name: 'Enregistrer' });
  await userEvent.click(save);
  const both = await dialog.findByRole('table', {
    name: 'Ce code a changé pendant que vous écriviez',
  });
  expect(within(both).getByRole('row', { name: 'Valeur 10 15' })).toBeVisible();
  await userEvent.click(save);
  expect(await screen.findByText('Le code PRINTEMPS est enregistré.')).toBeVisible();
  const promo = { ...buildPromo().promo, maxUses: null };
  expect(sent).toEqual([
    { version: 2, promo },
    { version: 3, promo },
  ]);
});

it.each([
  ['Retirer le code PRINTEMPS', 'Retirer le code', 'promo-1/withdraw', /est retiré/],
  [
    'Remettre le code MERCI en service',
    'Remettre en service',
    'promo-2/restore',
    /est remis en service/,
  ],
] as const)('%s: asks first, and does it', async (name, confirm, path, done) => {
  const sent: unknown[] = [];
  api.use(
    http.post(`${PATH}/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(buildPromo());
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(sent).toEqual([{ version: 2 }]);
});

it('is read only for those who may not change the catalogue', async () => {
  act(() => startSession(buildSession({ role: 'Organizer', organizer: { role: 'accountant' } })));
  await show();
  expect(await row(/PRINTEMPS/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /code/ })).toBeNull();
});

it('is without fault in Arabic, with the dialog open', async () => {
  const { baseElement } = await show('ar');
  await userEvent.click(await screen.findByRole('button', { name: 'إنشاء رمز' }));
  expect(await axe(baseElement)).toHaveNoViolations();
});
