import { File as NodeFile } from 'node:buffer';
import { endSession, startSession } from '@mosta/shared/auth';
import type { BankLine, StatementPreview } from '@mosta/shared/schemas/bank.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import PaymentsPage from './payments-page';

// the one that goes with the test environment's FormData and can be read, which jsdom's own cannot
Object.assign(globalThis, { File: NodeFile });
expect.extend(toHaveNoViolations);

const dinars = (amount: number) => ({ amount, currency: 'DZD' as const });
const ONE = '7d5b2f0e-6c1a-4e8b-9a43-2b6f0c9d1e57';
const TWO = 'b02e4c6f-1d37-4f5a-8c69-3e7a5d0b9f21';
const RESERVATION = 'c02e4c6f-1d37-4f5a-8c69-3e7a5d0b9f22';
const OTHER = 'd02e4c6f-1d37-4f5a-8c69-3e7a5d0b9f23';
const LINE: BankLine = {
  ...{ _id: ONE, version: 1, day: '2025-03-01', label: 'VIR ME25-R7D5B2F0E', state: 'open' },
  ...{ amount: dinars(119_000), note: null, booked: null },
  proposals: [
    {
      ...{ reservation: RESERVATION, reference: 'ME25-R7D5B2F0E', company: 'Conserverie exemple' },
      ...{ due: dinars(119_000), certainty: 'sure', reasons: ['reference', 'amount'] },
    },
  ],
};
const UNKNOWN: BankLine = { ...LINE, _id: TWO, label: 'VERSEMENT', proposals: [] };
const PREVIEW: StatementPreview = {
  heads: ['Date', 'Libellé', 'Crédit'],
  columns: { day: 0, label: 1, amount: 2, reference: null, direction: null },
  ...{ order: 'dmy', incomplete: false },
  counts: { rows: 3, fresh: 1, known: 1, others: 0, wrong: 1 },
  lines: [
    { row: 2, day: '2025-03-01', label: 'VIR A', amount: dinars(1000), known: false },
    { row: 3, day: '2025-03-02', label: 'VIR B', amount: dinars(2000), known: true },
  ],
  errors: [{ row: 4, code: 'AMOUNT', value: 'mille', message: 'Ligne 4 : …' }],
};
const page = (...lines: BankLine[]) => ({
  ...{ lines, total: lines.length },
  counts: { open: lines.length, booked: 4, aside: 0 },
});
const BALANCE = {
  ...{ reservation: OTHER, participation: null, reference: 'ME25-R0000AAAA', late: false },
  ...{ company: 'Huilerie exemple', agreed: dinars(9000), partial: false, paid: dinars(0) },
  ...{ due: dinars(9000), deadline: null },
};
const api = setupApi();

beforeEach(() => {
  startSession(buildSession({ role: 'Organizer' }));
  api.use(
    answers('get', '/v1/organizer/bank/line', page(LINE, UNKNOWN)),
    answers('get', '/v1/organizer/balance', [BALANCE]),
    answers('get', '/v1/notification/unread', { unread: 0 }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const show = (language: 'fr' | 'ar' = 'fr', query = '') =>
  renderOrganiser(<PaymentsPage />, language, {
    ...{ route: `${PATHS.payments}?vue=banque${query}`, path: PATHS.payments },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
const chooseFile = async () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for a file');
  await userEvent.upload(input, new File(['Date;Libellé;Crédit'], 'releve.csv'));
};

it('shows what a statement would bring, takes it once that is confirmed, and says what it brought', async () => {
  const taken: string[] = [];
  api.use(
    answers('post', '/v1/organizer/bank/statement/preview', PREVIEW),
    http.post('/v1/organizer/bank/statement', () => {
      taken.push('statement');
      return HttpResponse.json({ counts: PREVIEW.counts, errors: PREVIEW.errors });
    }),
  );
  await show();
  await chooseFile();
  expect(
    await screen.findByText(
      /Crédits nouveaux : 1\. Déjà pris auparavant : 1\. Lignes illisibles : 1\./,
    ),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /VIR B.*Déjà prise/ })).toBeVisible();
  expect(screen.getByText(/le montant « mille » n’est pas reconnu/)).toBeVisible();
  expect(taken).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Prendre les lignes nouvelles (1)' }));
  expect(await screen.findByText(/Crédits pris : 1\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Prendre/ })).toBeNull();
  expect(screen.getByText(/mille/)).toBeVisible();
});

it('has columns chosen that it does not know, and takes nothing before', async () => {
  const columns = { ...PREVIEW.columns, amount: null };
  const counts = { rows: 3, fresh: 0, known: 0, others: 0, wrong: 0 };
  const incomplete = { ...PREVIEW, columns, counts, incomplete: true, lines: [], errors: [] };
  api.use(answers('post', '/v1/organizer/bank/statement/preview', incomplete));
  await show();
  await chooseFile();
  expect(await screen.findByText(/Dites dans quelles colonnes/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Prendre/ })).toBeDisabled();
  api.use(answers('post', '/v1/organizer/bank/statement/preview', PREVIEW));
  await userEvent.selectOptions(screen.getByLabelText('Crédit ou montant'), 'Crédit');
  await waitFor(() => expect(screen.getByRole('button', { name: /Prendre/ })).toBeEnabled());
});

it('says why a file is not taken, and does not send one that is too large', async () => {
  const refusal = 'Ce fichier n’est pas un tableau CSV lisible.';
  api.use(fails('post', '/v1/organizer/bank/statement/preview', 400, 'INVALID_INPUT', refusal));
  await show();
  await chooseFile();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Le relevé n’est pas pris.*Choisissez le relevé que votre banque exporte au format CSV/,
  );
});

it('confirms all lines that are sure, and says what became of each', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post('/v1/organizer/bank/line/confirm', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ results: [{ _id: ONE, problem: 'BANK_DUE_CHANGED' }] });
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /lignes sûres.*\(1\)/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Conserverie exemple/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer (1)' }));
  expect(await dialog.findByText('Paiements enregistrés : 0 sur 1.')).toHaveFocus();
  expect(dialog.getByText(/Le montant dû a changé/)).toBeVisible();
  expect(sent).toEqual([
    { lines: [{ _id: ONE, version: 1, reservation: RESERVATION, due: 119_000 }] },
  ]);
});

it('lets a person choose another reservation, and warns of more than is due', async () => {
  await show();
  await userEvent.selectOptions(
    await screen.findByLabelText('Réservation que paie « VERSEMENT »'),
    (await screen.findAllByRole('option', { name: /Huilerie exemple/ }))[1] ?? '',
  );
  const name = /Enregistrer le paiement.*VERSEMENT/;
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('C’est plus que ce qui est dû.')).toBeVisible();
});

it('puts a line aside with a note', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post(`/v1/organizer/bank/line/${TWO}/aside`, async ({ request }) => {
      sent.push(await request.json());
      api.use(answers('get', '/v1/organizer/bank/line', page(LINE)));
      return HttpResponse.json({ ...UNKNOWN, state: 'aside', version: 2, note: 'Hors salon' });
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /Mettre de côté.*VERSEMENT/ }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Hors salon');
  await userEvent.click(dialog.getByRole('button', { name: 'Mettre de côté' }));
  expect(await screen.findByText('La ligne est mise de côté.')).toBeVisible();
  expect(sent).toEqual([{ version: 1, note: 'Hors salon' }]);
});

it('does not say that nothing waits where lines wait on the page before', async () => {
  api.use(
    http.get('/v1/organizer/bank/line', ({ request }) => {
      const first = new URL(request.url).searchParams.get('offset') === '0';
      return HttpResponse.json({ ...page(LINE), lines: first ? [LINE] : [], total: 25 });
    }),
  );
  await show('fr', '&page=2');
  expect(await screen.findByText('VIR ME25-R7D5B2F0E')).toBeVisible();
  expect(screen.getByText('1 à 25 sur 25')).toBeVisible();
});

it('offers those who may only read nothing to do', async () => {
  startSession(
    buildSession({ role: 'Organizer', organizer: { role: 'reader', owesSecondFactor: false } }),
  );
  await show();
  expect(await screen.findByText('VERSEMENT')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Enregistrer|Mettre de côté|fichier/ })).toBeNull();
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  api.use(answers('post', '/v1/organizer/bank/statement/preview', PREVIEW));
  const { container } = await show(language);
  await screen.findByText('VERSEMENT');
  await chooseFile();
  await screen.findByText('VIR B');
  expect(await axe(container)).toHaveNoViolations();
});
