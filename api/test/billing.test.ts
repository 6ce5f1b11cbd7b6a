import { randomUUID } from 'node:crypto';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { issuedDocumentSchema } from '@mosta/shared/schemas/issued.schema';
import { reservationAccountSchema } from '@mosta/shared/schemas/reservation-account.schema';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { issueDocument } from '../src/modules/issued/issue';
import { eraseIssued } from '../src/modules/issued/issued.repository';
import { issuedDocuments } from '../src/tables/issued';
import { participations } from '../src/tables/participation';
import { reservationBooths, reservations } from '../src/tables/reservation';
import { makeApplicant, makeConfirmedApplicant } from './support/participations';
import { makeOrganizer, outcomeOf, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
});
afterAll(() => service.close());

/** A confirmed reservation of one stand: 119 000 DA with tax, by transfer. */
async function confirmed(price = 100_000) {
  const { reservation } = await makeConfirmedApplicant(service, price);
  return reservation;
}

const of = (reservation: string, what: string) =>
  `/v1/organizer/reservation/${reservation}/${what}`;
const issue = (reservation: string, kind: 'invoice' | 'proforma', key: string = randomUUID()) =>
  calls.call('POST', of(reservation, 'issue'), organizer, { kind, key });
const issued = async (reservation: string, kind: 'invoice' | 'proforma' = 'invoice') =>
  v.parse(issuedDocumentSchema, (await issue(reservation, kind)).json());
const account = async (reservation: string) => {
  const response = await calls.call('GET', of(reservation, 'account'), organizer);
  return v.parse(reservationAccountSchema, response.json());
};
const credit = (
  id: string,
  amount: number,
  key: string = randomUUID(),
  reason = 'Remise accordée',
) =>
  calls.call('POST', `/v1/organizer/issued/${id}/credit`, organizer, {
    ...{ amount, reason, key },
  });
const pay = (reservation: string, amount: number, key?: string) =>
  calls.call('POST', of(reservation, 'payment'), organizer, {
    ...{ amount, receivedOn: '2025-03-01', mode: 'virement', key },
  });
const refund = (reservation: string, amount: number, key: string = randomUUID()) =>
  calls.call('POST', of(reservation, 'refund'), organizer, {
    ...{ amount, paidOn: '2025-03-02', mode: 'virement', key },
  });
const numbersOf = async (kind: 'invoice' | 'proforma') => {
  const rows = await service.database.db
    .select({ number: issuedDocuments.number })
    .from(issuedDocuments)
    .where(and(eq(issuedDocuments.kind, kind), eq(issuedDocuments.year, 2025)));
  return rows.map(({ number }) => number).sort((left, right) => left - right);
};

it('numbers documents that are issued at once, and that fail, without gap or double', async () => {
  const { db } = service.database;
  const before = (await numbersOf('invoice')).length;
  const made = await Promise.all(Array.from({ length: 8 }, () => confirmed()));
  const failing = () =>
    db.transaction(async (transaction) => {
      await issueDocument(transaction, {
        reservation: { id: randomUUID(), currency: 'DZD', edition: FIRST_EDITION.year },
        ...{ kind: 'invoice', amount: 1, shown: {}, issuedBy: null },
      });
      throw new Error('broken off');
    });
  const outcomes = await Promise.allSettled(
    made.flatMap((reservation) => [issue(reservation, 'invoice'), failing()]),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(8);
  const numbers = await numbersOf('invoice');
  expect(numbers).toEqual(Array.from({ length: before + 8 }, (_, index) => index + 1));
});

it('issues an invoice once, with what it said then, and another only after a credit note of all', async () => {
  const reservation = await confirmed();
  const key = randomUUID();
  const [first, again] = await Promise.all([
    issue(reservation, 'invoice', key),
    issue(reservation, 'invoice', key),
  ]);
  const invoice = v.parse(issuedDocumentSchema, first.json());
  expect(again.json()).toEqual(first.json());
  expect(invoice).toMatchObject({
    reference: expect.stringMatching(/^ME25-F\d{6}$/),
    total: { amount: 119_000, currency: 'DZD' },
  });
  const refused = await issue(reservation, 'invoice');
  expect(outcomeOf(refused)).toEqual([409, 'ALREADY_INVOICED']);
  const { db } = service.database;
  await db
    .update(reservationBooths)
    .set({ prices: { DZD: 200_000 } })
    .where(eq(reservationBooths.reservationId, reservation));
  const [kept] = await db.select().from(issuedDocuments).where(eq(issuedDocuments.id, invoice._id));
  expect(kept?.content).toMatchObject({
    lines: [{ name: 'Stand B49', total: { amount: 100_000 } }],
    sums: { net: { amount: 100_000 }, vat: { amount: 19_000 } },
    payer: { raisonSociale: expect.stringMatching(/./), nifNumero: expect.stringMatching(/./) },
  });
  expect((await credit(invoice._id, 119_000)).statusCode).toBe(201);
  expect(outcomeOf(await credit(invoice._id, 1))).toEqual([409, 'TOO_MUCH']);
  expect((await issued(reservation)).total.amount).toBe(238_000);
});

it('lets nobody change a document', async () => {
  const { _id } = await issued(await confirmed());
  const changed = service.database.db
    .update(issuedDocuments)
    .set({ amount: 1 })
    .where(eq(issuedDocuments.id, _id));
  await expect(changed).rejects.toMatchObject({
    cause: { message: 'an issued document does not change' },
  });
});

it('refuses what cannot be invoiced', async () => {
  const reservation = await confirmed();
  const { db } = service.database;
  await db
    .update(reservationBooths)
    .set({ prices: {} })
    .where(eq(reservationBooths.reservationId, reservation));
  expect(outcomeOf(await issue(reservation, 'proforma'))).toEqual([409, 'NOT_PRICED']);
  const { reservation: pending } = await makeApplicant(service);
  expect(outcomeOf(await issue(pending, 'invoice'))).toEqual([409, 'NOT_CONFIRMED']);
});

it('makes a reservation without participation out to its exhibitor’s company, and to nobody never', async () => {
  const { db } = service.database;
  const reservation = await confirmed();
  const [head] = await db.select().from(reservations).where(eq(reservations.id, reservation));
  const { exhibitorId = '' } = head ?? {};
  const [second] = await db
    .insert(reservations)
    .values({ exhibitorId, currency: 'DZD', status: 'confirmed', confirmedAt: new Date() })
    .returning();
  const { id = '' } = second ?? {};
  await db.insert(reservationBooths).values({
    ...{ reservationId: id, position: 0, quantity: 1, name: 'Stand B50', size: 9 },
    ...{ prices: { DZD: 100_000 }, reserved: false },
  });
  expect((await issued(id)).payer).toBe((await issued(reservation)).payer);
  expect((await issued(reservation, 'proforma')).payer).toMatch(/./);

  await db.delete(participations).where(eq(participations.exhibitorId, exhibitorId));
  expect(outcomeOf(await issue(id, 'proforma'))).toEqual([409, 'NO_PAYER']);
});

it('keeps the account: part payments, a part credited, a refund, each with its document', async () => {
  const reservation = await confirmed();
  const invoice = await issued(reservation);
  await pay(reservation, 60_000);
  const paidOnce = randomUUID();
  const both = await Promise.all([
    pay(reservation, 50_000, paidOnce),
    pay(reservation, 50_000, paidOnce),
  ]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(both[0]?.json()).toEqual(both[1]?.json());
  expect(outcomeOf(await refund(reservation, 110_001))).toEqual([409, 'TOO_MUCH']);
  const key = randomUUID();
  expect((await refund(reservation, 10_000, key)).statusCode).toBe(201);
  await refund(reservation, 10_000, key);
  for (const changed of [
    await pay(reservation, 40_000, paidOnce),
    await pay(await confirmed(), 50_000, paidOnce),
    await refund(reservation, 20_000, key),
    await refund(reservation, 10_000, paidOnce),
  ]) {
    expect(outcomeOf(changed)).toEqual([409, 'ALREADY_RECORDED']);
  }
  const creditedOnce = randomUUID();
  await credit(invoice._id, 9_000, creditedOnce);
  expect(outcomeOf(await credit(invoice._id, 8_000, creditedOnce))).toEqual([
    409,
    'ALREADY_RECORDED',
  ]);
  expect(outcomeOf(await credit(invoice._id, 9_000, creditedOnce, 'Autre motif'))).toEqual([
    409,
    'ALREADY_RECORDED',
  ]);
  expect((await credit(invoice._id, 9_000, creditedOnce)).statusCode).toBe(201);
  expect(outcomeOf(await issue(reservation, 'proforma', creditedOnce))).toEqual([
    409,
    'ALREADY_RECORDED',
  ]);
  const kept = await account(reservation);
  expect(kept).toMatchObject({
    ...{ agreed: { amount: 119_000 }, credited: { amount: 9_000 }, paid: { amount: 100_000 } },
    due: { amount: 10_000 },
  });
  expect(kept.payments.map(({ amount }) => amount.amount).sort()).toEqual([
    -10_000, 50_000, 60_000,
  ]);
  const kinds = kept.documents.map(({ kind }) => kind);
  expect(kinds).toEqual(['credit', 'refund', 'receipt', 'receipt', 'invoice']);
});

it.each([
  ['fr', 'facture', /\/Lang \(fr\)/],
  ['en', 'facture', /\/Lang \(en\)/],
  ['ar', 'facture', /\/Lang \(ar\)/],
] as const)('prints a document in %s', async (langue, name, language) => {
  const { _id, reference } = await issued(await confirmed());
  const response = await service.app.inject({
    url: `/v1/organizer/issued/${_id}/pdf`,
    headers: { ...organizer.headers, cookie: `langue=${langue}` },
  });
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['content-disposition']).toContain(`${name}-${reference}.pdf`);
  expect(response.rawPayload.toString('latin1')).toMatch(language);
});

it('exports the journal for the accountant: what takes money back is negative', async () => {
  const reservation = await confirmed();
  const { _id, reference } = await issued(reservation);
  await credit(_id, 119_000);
  const url = '/v1/organizer/issued/export?kind=credit';
  const { body } = await service.app.inject({ url, headers: organizer.headers });
  const line = body.split('\r\n').find((one) => one.includes(reference));
  expect(line).toMatch(/;DZD;-100000;-19000;;-119000$/);
});

it('keeps documents ten years after that of their issue', async () => {
  const { db } = service.database;
  const { _id } = await issued(await confirmed());
  const [row] = await db.select().from(issuedDocuments).where(eq(issuedDocuments.id, _id));
  const year = Number(row?.issuedOn.slice(0, 4));
  await eraseIssued(db, new Date(`${year + 10}-12-31T00:00:00Z`));
  expect(await db.$count(issuedDocuments, eq(issuedDocuments.id, _id))).toBe(1);
  await eraseIssued(db, new Date(`${year + 11}-01-01T00:00:00Z`));
  expect(await db.$count(issuedDocuments, eq(issuedDocuments.id, _id))).toBe(0);
});
