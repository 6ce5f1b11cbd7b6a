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
const PAYMENT = '/v1/organizer/reservation/reservation-1/payment';
const api = setupApi();

beforeEach(() => {
  startSession(buildSession({ role: 'Organizer' }));
  api.use(
    answers('get', '/v1/organizer/balance', [BALANCE]),
    answers('get', '/v1/organizer/payment', { entries: [ENTRY], next: null }),
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

it('keeps what was typed when the payment could not be written down', async () => {
  api.use(fails('post', PAYMENT, 409, 'ALREADY_DECIDED', 'Cette réservation est annulée.'));
  await show();
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Guichet');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await dialog.findByText('Le paiement n’est pas enregistré')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('Guichet');
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
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(removed).toHaveLength(1);
  expect(screen.getByRole('row', { name: /SARL Conserverie.*Annulé/ })).toBeVisible();
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  const { container } = await show(language);
  await screen.findByRole('row', { name: /SARL Conserverie/ });
  expect(await axe(container)).toHaveNoViolations();
});
