import { endSession, startSession } from '@mosta/shared/auth';
import type { Balance } from '@mosta/shared/schemas/balance.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import PaymentsPage from './payments-page';

expect.extend(toHaveNoViolations);

const dinars = (amount: number) => ({ amount, currency: 'DZD' as const });
const BALANCE: Balance = {
  ...{ reservation: 'reservation-1', participation: 'participation-1', partial: false, late: true },
  ...{ reference: 'ME25-R7D5B2F0E', company: 'Conserverie exemple', agreed: dinars(119_000) },
  ...{ paid: dinars(19_000), due: dinars(100_000), deadline: '2025-04-16T09:00:00.000Z' },
};
const ENTRY = {
  ...{ _id: 'payment-1', amount: dinars(19_000), receivedOn: '2025-04-02', mode: 'virement' },
  ...{ reference: 'ME25-R7D5B2F0E', payer: 'SARL Conserverie', taxNumber: null, cancelled: false },
};
const LATE = {
  ...{ reservation: 'reservation-1', reference: 'ME25-R7D5B2F0E', company: 'Sucrerie exemple' },
  ...{ due: dinars(100_000), deadline: '2025-04-16T09:00:00.000Z' },
  ...{ reminded: 1, lastReminder: '2025-04-18T09:00:00.000Z' },
};
const PAYMENT = '/v1/organizer/reservation/reservation-1/payment';
const api = setupApi();

beforeEach(() => {
  startSession(buildSession({ role: 'Organizer' }));
  api.use(
    answers('get', '/v1/organizer/balance', [BALANCE]),
    answers('get', '/v1/organizer/payment', { entries: [ENTRY], next: null }),
    answers('get', '/v1/organizer/reminder', [LATE]),
    answers('get', '/v1/notification/unread', { unread: 0 }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const show = (language: 'fr' | 'ar' = 'fr') =>
  renderOrganiser(<PaymentsPage />, language, {
    ...{ route: PATHS.payments, path: PATHS.payments },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const openDialog = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: /paiement de Conserverie exemple/ }),
  );
  return within(screen.getByRole('dialog'));
};

it('turns the pages of a long list', async () => {
  const many = Array.from({ length: 51 }, (_, index) => ({
    ...{ ...BALANCE, reservation: `reservation-${index}`, company: `Société exemple ${index}` },
  }));
  api.use(answers('get', '/v1/organizer/balance', many));
  await show();
  expect(await screen.findByText('1 à 50 sur 51')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Page suivante' }));
  const table = within(screen.getByRole('table', { name: 'À recevoir' }));
  expect(await table.findByText('Société exemple 50')).toBeVisible();
  expect(table.queryByText('Société exemple 0')).toBeNull();
});

it('says who owes what until when, and leads to the dossier', async () => {
  const { router } = await show();
  const row = await screen.findByRole('row', { name: /Conserverie exemple/ });
  expect(plain(row.textContent)).toMatch(/En retard.*119 000,00 DA.*19 000,00 DA.*100 000,00 DA/);
  await userEvent.click(screen.getByRole('link', { name: 'Conserverie exemple' }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`${PATHS.dossiers}?dossier=participation-1`);
});

it('writes down a part payment; what is due is proposed, and a wrong amount explained', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post(PAYMENT, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(
        {
          _id: 'payment-2',
          amount: dinars(60_000),
          receivedOn: '2025-04-03',
          mode: 'cheque',
          note: null,
        },
        { status: 201 },
      );
    }),
  );
  await show();
  const dialog = await openDialog();
  const amount = dialog.getByRole('textbox', { name: /Montant/ });
  expect(amount).toHaveValue('100000');
  await userEvent.clear(amount);
  await userEvent.type(amount, '60 000,5');
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await submit();
  expect(await dialog.findByText(/dinars entiers/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '60 000');
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Chèque');
  await submit();
  expect(
    await screen.findByText(/Le paiement de Conserverie exemple est enregistré/),
  ).toBeVisible();
  expect(sent).toMatchObject([{ amount: 60_000, mode: 'cheque', note: null }]);
});

it('keeps what was typed when the payment could not be written down, and sends it as the same', async () => {
  const keys: unknown[] = [];
  api.use(
    http.post(PAYMENT, async ({ request }) => {
      keys.push(((await request.json()) as { key: unknown }).key);
      const problem = { code: 'UNAVAILABLE', detail: 'Le service est indisponible.' };
      return HttpResponse.json(problem, { status: 503 });
    }),
  );
  await show();
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Guichet');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await dialog.findByText('Le paiement n’est pas enregistré')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('Guichet');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('says in the reader’s language that an earlier call has recorded other values', async () => {
  api.use(fails('post', PAYMENT, 409, 'ALREADY_RECORDED'));
  await show('ar');
  const open = { name: /^تسجيل دفعة من.*Conserverie exemple/ };
  await userEvent.click(await screen.findByRole('button', open));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'تسجيل' }));
  expect(await dialog.findByText(/سُجّل إرسال أول من قبل بقيم أخرى/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /المبلغ/ })).toHaveValue('100000');
});

it('cancels a payment that was entered by mistake', async () => {
  const removed: string[] = [];
  api.use(
    http.delete('/v1/organizer/payment/payment-1', ({ request }) => {
      removed.push(new URL(request.url).pathname);
      const entries = [{ ...ENTRY, cancelled: true }];
      api.use(answers('get', '/v1/organizer/payment', { entries, next: null }));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await show();
  const name = 'Annuler le paiement de SARL Conserverie';
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Annuler le paiement' }));
  await waitFor(() => expect(removed).toHaveLength(1));
  expect(await screen.findByRole('row', { name: /SARL Conserverie.*Annulé/ })).toBeVisible();
  expect(screen.queryByRole('button', { name })).toBeNull();
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  const { container } = await show(language);
  await screen.findByRole('row', { name: /SARL Conserverie/ });
  expect(await axe(container)).toHaveNoViolations();
});

describe('the account of a reservation', () => {
  const INVOICE = {
    ...{ _id: 'invoice-1', kind: 'invoice', reference: 'ME25-F000007', issuedOn: '2025-04-03' },
    ...{ reservation: 'reservation-1', about: null, payer: 'SARL Conserverie', cancelled: false },
    ...{ total: dinars(119_000), credited: dinars(0) },
  };
  const ACCOUNT = {
    ...{ reservation: 'reservation-1', participation: 'participation-1', partial: false },
    ...{ reference: 'ME25-R7D5B2F0E', company: 'Conserverie exemple', status: 'confirmed' },
    ...{ agreed: dinars(119_000), credited: dinars(0), paid: dinars(19_000) },
    ...{ due: dinars(100_000), deadline: '2025-04-16T09:00:00.000Z', payments: [] },
    documents: [INVOICE],
  };
  const CALL = '/v1/organizer/reservation/reservation-1';
  const open = (language: 'fr' | 'ar' = 'fr') =>
    renderOrganiser(<PaymentsPage />, language, {
      ...{ route: `${PATHS.payments}?compte=reservation-1`, path: PATHS.payments },
      elsewhere: { '*': <h1>Ailleurs</h1> },
    });
  beforeEach(() => api.use(answers('get', `${CALL}/account`, ACCOUNT)));

  it('opens from the list, and leads back', async () => {
    const { router } = await show();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Ouvrir le compte de Conserverie exemple' }),
    );
    expect(router.state.location.search).toBe('?compte=reservation-1');
    await screen.findByRole('row', { name: /ME25-F000007/ });
    await userEvent.click(screen.getByRole('link', { name: 'Retour aux paiements' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('issues an invoice with the same key until it succeeds', async () => {
    const sent: { kind: string; key: string }[] = [];
    api.use(
      answers('get', `${CALL}/account`, { ...ACCOUNT, documents: [] }),
      http.post(`${CALL}/issue`, async ({ request }) => {
        sent.push((await request.json()) as { kind: string; key: string });
        if (sent.length === 1) return new HttpResponse(null, { status: 502 });
        return HttpResponse.json(INVOICE, { status: 201 });
      }),
    );
    await open();
    const press = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Émettre la facture' }));
    await press();
    expect(await screen.findByText(/^Rien n’est émis/)).toBeVisible();
    await press();
    expect(await screen.findByText(/^ME25-F000007 est émise/)).toBeVisible();
    expect(sent.map(({ kind }) => kind)).toEqual(['invoice', 'invoice']);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it('says why no other invoice is issued while one stands', async () => {
    await open();
    expect(await screen.findByText(/^La facture ME25-F000007 vaut toujours/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Émettre la facture' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Émettre une proforma' })).toBeEnabled();
  });

  it('takes back a part of an invoice with its reason, never more than is left of it', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post('/v1/organizer/issued/invoice-1/credit', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...INVOICE, kind: 'credit' }, { status: 201 });
      }),
    );
    await open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Émettre un avoir sur ME25-F000007' }),
    );
    const dialog = within(screen.getByRole('dialog'));
    const amount = dialog.getByRole('textbox', { name: /Montant/ });
    expect(amount).toHaveValue('119000');
    await userEvent.clear(amount);
    await userEvent.type(amount, '119 001');
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Émettre l’avoir' }));
    await submit();
    expect(plain((await dialog.findByText(/^Écrivez au plus/)).textContent)).toBe(
      'Écrivez au plus 119 000,00 DA.',
    );
    expect(dialog.getByText('Écrivez le motif.')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '9 000');
    await userEvent.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Remise');
    await submit();
    expect(await screen.findByText(/^L’avoir est émis/)).toBeVisible();
    expect(sent).toMatchObject([{ amount: 9000, reason: 'Remise' }]);
  });

  it('writes down a payment, with what is due proposed', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post(PAYMENT, async ({ request }) => {
        sent.push(await request.json());
        const payment = { _id: 'p', amount: dinars(100_000), receivedOn: '2025-04-03' };
        return HttpResponse.json({ ...payment, mode: 'virement', note: null }, { status: 201 });
      }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer un paiement' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(
      await screen.findByText(/Le paiement de Conserverie exemple est enregistré/),
    ).toBeVisible();
    expect(sent).toMatchObject([{ amount: 100_000, mode: 'virement' }]);
  });

  it('writes down a refund of at most what was paid', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post(`${CALL}/refund`, async ({ request }) => {
        sent.push(await request.json());
        const payment = { _id: 'p', amount: dinars(-19_000), receivedOn: '2025-04-03' };
        return HttpResponse.json({ ...payment, mode: 'cheque', note: null }, { status: 201 });
      }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Rembourser' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Chèque');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/^Le remboursement est enregistré/)).toBeVisible();
    expect(sent).toMatchObject([{ amount: 19_000, mode: 'cheque', note: null }]);
  });

  it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
    const { container } = await open(language);
    await screen.findByRole('row', { name: /ME25-F000007/ });
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('reminders', () => {
  it('of all leave out whoever was reminded today', async () => {
    const today = new Date().toISOString();
    const late = ['Huilerie', 'Biscuiterie', 'Laiterie'].map((company, index) => ({
      ...{ ...LATE, company, reservation: `reservation-${index}` },
      lastReminder: company === 'Laiterie' ? today : LATE.lastReminder,
    }));
    api.use(answers('get', '/v1/organizer/reminder', late));
    await show();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Rappeler tous les retards (2)' }),
    );
    expect(screen.getByRole('alertdialog')).toHaveTextContent('à : Huilerie, Biscuiterie.');
  });

  it('are read as the recipient would, and sent with the number that was seen', async () => {
    const sent: unknown[] = [];
    api.use(
      answers('get', '/v1/organizer/reminder/reservation-1/preview', [
        { to: 'a@exemple.dz', language: 'ar', subject: 'تذكير بالدفع', text: 'تحية طيبة،' },
      ]),
      http.post('/v1/organizer/reminder', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ sent: ['reservation-1'], skipped: [] });
      }),
    );
    await show();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Lire le rappel de Sucrerie exemple' }),
    );
    const preview = within(screen.getByRole('dialog'));
    const heading = await preview.findByRole('heading', { name: 'تذكير بالدفع' });
    expect(heading.parentElement).toHaveAttribute('dir', 'rtl');
    await userEvent.click(preview.getByRole('button', { name: 'Fermer' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Envoyer un rappel à Sucrerie exemple' }),
    );
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rappeler' }));
    expect(await screen.findByText(/^Rappels envoyés/)).toBeVisible();
    expect(sent).toEqual([{ reminders: [{ reservation: 'reservation-1', number: 2 }] }]);
  });
});
