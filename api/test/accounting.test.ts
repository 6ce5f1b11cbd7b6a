import { accountingPageSchema } from '@mosta/shared/schemas/accounting.schema';
import { receivedPaymentSchema } from '@mosta/shared/schemas/statement.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { deleteAccount, deleteExhibitor } from '../src/modules/privacy/erasure.repository';
import { readPersonalData } from '../src/modules/privacy/export.repository';
import { erasePastTerm } from '../src/modules/privacy/retention';
import { lockSales } from '../src/modules/stand/sales-lock';
import { accountingEntries } from '../src/tables/accounting';
import { payments } from '../src/tables/payment';
import { makeApplicant, type TestApplicant } from './support/participations';
import { makeOrganizer, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const TERMS = { keepApplicationsDays: 365, keepBadgesDays: 365 };

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
let mine: TestApplicant;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
});
beforeEach(async () => {
  mine = await makeApplicant(service);
});
afterAll(() => service.close());

const pay = async (receivedOn = '2025-03-01') => {
  const url = `/v1/organizer/reservation/${mine.reservation}/payment`;
  const payload = { amount: 100_000, receivedOn, mode: 'virement', note: 'Appel de M. Exemple' };
  const response = await calls.call('POST', url, organizer, payload);
  return v.parse(receivedPaymentSchema, response.json())._id;
};
const entryOf = async (id: string) => {
  const response = await calls.call('GET', '/v1/organizer/payment?limit=100', organizer);
  const { entries } = v.parse(accountingPageSchema, response.json());
  return entries.find(({ _id }) => _id === id);
};

it('keeps a payment when its reservation is cancelled and its account erased, without other personal data', async () => {
  const { db } = service.database;
  const id = await pay();
  const kept = await entryOf(id);
  expect(kept).toMatchObject({
    ...{ amount: { amount: 100_000, currency: 'DZD' }, receivedOn: '2025-03-01' },
    ...{ mode: 'virement', cancelled: false },
    reference: expect.stringMatching(/^ME25-R[0-9A-F]{8}$/),
    payer: expect.stringMatching(/./),
    taxNumber: expect.stringMatching(/./),
  });
  expect(
    (await readPersonalData(db, { userId: mine.id, exhibitorId: mine.id })).accounting,
  ).toMatchObject([{ id }]);
  const url = `/v1/organizer/reservation/${mine.reservation}/cancel`;
  expect((await calls.call('POST', url, organizer, { reason: '' })).statusCode).toBe(200);
  expect(await entryOf(id)).toEqual(kept);
  await db.transaction(async (transaction) => {
    await lockSales(transaction);
    await deleteExhibitor(transaction, mine.id);
    await deleteAccount(transaction, mine.id);
  });
  expect(await db.$count(payments, eq(payments.id, id))).toBe(0);
  expect(await entryOf(id)).toEqual(kept);
  const [row] = await db.select().from(accountingEntries).where(eq(accountingEntries.id, id));
  expect(JSON.stringify(row)).not.toMatch(/Appel|@|\+213/);
});

it('marks what was entered by mistake', async () => {
  const id = await pay();
  const url = `/v1/organizer/payment/${id}`;
  await service.app.inject({ method: 'DELETE', url, headers: organizer.headers });
  expect(await entryOf(id)).toMatchObject({ cancelled: true });
});

it('is erased ten years after the year of the payment, not before', async () => {
  const id = await pay('2025-12-31');
  const { db } = service.database;
  await erasePastTerm(db, TERMS, new Date('2035-12-31T12:00:00Z'));
  expect(await entryOf(id)).toBeDefined();
  await erasePastTerm(db, TERMS, new Date('2036-01-01T12:00:00Z'));
  expect(await entryOf(id)).toBeUndefined();
});
