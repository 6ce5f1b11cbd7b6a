import { randomUUID } from 'node:crypto';
import { reservationReference } from '@mosta/shared/domain/reference';
import {
  type BankLine,
  bankConfirmedSchema,
  bankLinePageSchema,
  bankLineSchema,
  statementPreviewSchema,
  statementTakenSchema,
} from '@mosta/shared/schemas/bank.schema';
import { reservationAccountSchema } from '@mosta/shared/schemas/reservation-account.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { currentEdition } from '../src/current-edition';
import { eraseLines } from '../src/modules/bank/bank.repository';
import { auditLog } from '../src/tables/audit';
import { bankLines } from '../src/tables/bank';
import { multipart } from './safety/support/payloads';
import { makeConfirmedApplicant } from './support/participations';
import { makeOrganizer, outcomeOf, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let accountant: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  accountant = await makeOrganizer(service);
  calls = salesCalls(service);
});
afterEach(() => service.database.db.delete(bankLines));
afterAll(() => service.close());

/** A confirmed reservation of one stand: 119 000 DA with tax. */
async function confirmed() {
  const { reservation } = await makeConfirmedApplicant(service);
  return { reservation, named: reservationReference(currentEdition(), reservation) };
}

const send = (url: string, csv: string, layout: object = { currency: 'DZD' }) => {
  const { headers, payload } = multipart([
    ['name="layout"', JSON.stringify(layout)],
    ['name="file"; filename="releve.csv"', csv],
  ]);
  return service.app.inject({
    ...{ method: 'POST', url: `/v1/organizer/bank/statement${url}`, payload: payload ?? '' },
    headers: { ...headers, ...accountant.headers },
  });
};
const statement = (...rows: string[]) => ['Date;Libellé;Crédit', ...rows].join('\n');
const take = async (...rows: string[]) =>
  v.parse(statementTakenSchema, (await send('', statement(...rows))).json());
const lines = async (state = 'open') => {
  const url = `/v1/organizer/bank/line?state=${state}`;
  return v.parse(bankLinePageSchema, (await calls.call('GET', url, accountant)).json());
};
const first = async (state = 'open'): Promise<BankLine> => {
  const [line] = (await lines(state)).lines;
  if (!line) throw new Error('There is no line');
  return line;
};
const confirm = (choice: object) =>
  calls.call('POST', '/v1/organizer/bank/line/confirm', accountant, { lines: [choice] });
const problemOf = async (answer: ReturnType<typeof confirm>) =>
  v.parse(bankConfirmedSchema, (await answer).json()).results[0]?.problem;
const step = (line: BankLine, what: 'aside' | 'reopen', body: object = {}) =>
  calls.call('POST', `/v1/organizer/bank/line/${line._id}/${what}`, accountant, {
    ...{ version: line.version, ...body },
  });
const paidFor = async (reservation: string) => {
  const url = `/v1/organizer/reservation/${reservation}/account`;
  const answer = await calls.call('GET', url, accountant);
  return v.parse(reservationAccountSchema, answer.json());
};

it('says what a statement would bring, takes it once, and tells what another file has of it', async () => {
  const rows = ['01/03/2025;Virement;1 000,00', '02/03/2025;Virement;2 000,00'] as const;
  const answer = await send('/preview', statement(...rows, '03/03/2025;Exemple;mille'));
  const preview = v.parse(statementPreviewSchema, answer.json());
  expect(preview).toMatchObject({
    counts: { rows: 3, fresh: 2, known: 0, others: 0, wrong: 1 },
    lines: [{ row: 2, known: false }, { row: 3 }],
    errors: [{ row: 4, code: 'AMOUNT' }],
  });
  expect((await lines()).total).toBe(0);
  expect((await take(...rows)).counts).toMatchObject({ fresh: 2, known: 0 });
  expect((await take(...rows)).counts).toMatchObject({ fresh: 0, known: 2 });
  const more = '04/03/2025;Autre;3 000,00';
  expect((await take(rows[1], more)).counts).toMatchObject({ fresh: 1, known: 1 });
  expect((await lines()).lines.map(({ day }) => day)).toEqual([
    ...['2025-03-01', '2025-03-02', '2025-03-04'],
  ]);
});

it('takes each line of two files that overlap once, when both are taken at the same time', async () => {
  const rows = Array.from(
    { length: 40 },
    (_, index) => `01/03/2025;Virement ${index};${index + 1}`,
  );
  const taken = await Promise.all([take(...rows), take(...rows.toReversed()), take(...rows)]);
  expect(taken.reduce((sum, { counts }) => sum + counts.fresh, 0)).toBe(40);
  expect((await lines()).total).toBe(40);
});

it('refuses what it cannot read, and keeps nothing of it', async () => {
  expect(outcomeOf(await send('', 'A;B;C\n01/03/2025;Virement;1'))).toEqual([400, 'INVALID_INPUT']);
  expect(outcomeOf(await send('', 'bonjour'))).toEqual([400, 'INVALID_INPUT']);
  expect(outcomeOf(await send('', 'PK\u0003\u0004;;;'))).toEqual([400, 'INVALID_INPUT']);
  const heavy = statement(`01/03/2025;${'x'.repeat(2_100_000)};1`);
  expect(outcomeOf(await send('', heavy))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect((await lines()).total).toBe(0);
});

it('makes a payment of a line that names its reservation, once, whoever confirms it', async () => {
  const { reservation, named } = await confirmed();
  await take(`01/03/2025;VIR ${named};119 000,00`);
  const line = await first();
  expect(line.proposals[0]).toMatchObject({ reservation, certainty: 'sure' });
  const choice = { _id: line._id, version: line.version, reservation, due: 119_000 };
  const answers = await Promise.all([confirm(choice), confirm(choice), confirm(choice)]);
  for (const answer of answers) {
    expect(v.parse(bankConfirmedSchema, answer.json()).results).toEqual([
      { _id: line._id, problem: null },
    ]);
  }
  const account = await paidFor(reservation);
  expect(account).toMatchObject({ paid: { amount: 119_000 }, due: { amount: 0 } });
  expect(account.payments).toMatchObject([{ receivedOn: '2025-03-01', mode: 'virement' }]);
  expect(await first('booked')).toMatchObject({ booked: { reservation, reference: named } });
  expect((await take(`01/03/2025;VIR ${named};119 000,00`)).counts).toMatchObject({ known: 1 });
  expect(await lines()).toMatchObject({ total: 0, counts: { open: 0, booked: 1, aside: 0 } });
  const { db } = service.database;
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.subject, line._id));
  expect(entry).toMatchObject({
    ...{ action: 'bank.confirm' },
    details: { before: { state: 'open' }, after: { state: 'booked', reservation } },
  });
});

it('writes nothing down where something has changed since the decision', async () => {
  const { reservation, named } = await confirmed();
  await take(`01/03/2025;VIR ${named} 1;60 000`, `02/03/2025;VIR ${named} 2;59 000`);
  const [one, two] = (await lines()).lines;
  if (!one || !two) throw new Error('There are no lines');
  const choiceOf = ({ _id, version }: BankLine, due: number) => ({
    ...{ _id, version, reservation, due },
  });
  expect(await problemOf(confirm({ ...choiceOf(one, 119_000), version: 7 }))).toBe(
    'BANK_LINE_CHANGED',
  );
  expect(await problemOf(confirm(choiceOf(one, 119_000)))).toBeNull();
  expect(await problemOf(confirm(choiceOf(two, 119_000)))).toBe('BANK_DUE_CHANGED');
  expect(await problemOf(confirm(choiceOf(two, 59_000)))).toBeNull();
  const { reservation: other } = await confirmed();
  const elsewhere = { ...choiceOf(one, 119_000), reservation: other };
  expect(await problemOf(confirm(elsewhere))).toBe('BANK_LINE_CHANGED');
  expect(await problemOf(confirm({ ...elsewhere, reservation: randomUUID() }))).toBe('NOT_FOUND');
  expect((await paidFor(other)).paid.amount).toBe(0);
});

it('does not mix currencies', async () => {
  const { reservation } = await confirmed();
  await send('', statement('01/03/2025;Virement;10,50'), { currency: 'EUR' });
  const { _id, version, amount, proposals } = await first();
  expect([amount, proposals]).toEqual([{ amount: 1050, currency: 'EUR' }, []]);
  const choice = { _id, version, reservation, due: 119_000 };
  expect(await problemOf(confirm(choice))).toBe('BANK_CURRENCY');
});

it('lets a line wait again when its payment was a mistake', async () => {
  const { reservation, named } = await confirmed();
  await take(`01/03/2025;VIR ${named};119 000`);
  const { _id, version } = await first();
  await confirm({ _id, version, reservation, due: 119_000 });
  const [payment] = (await paidFor(reservation)).payments;
  const url = `/v1/organizer/payment/${payment?._id}`;
  await service.app.inject({ method: 'DELETE', url, headers: accountant.headers });
  const again = await first();
  expect(again).toMatchObject({ _id, state: 'open', booked: null });
  const choice = { _id, version: again.version, reservation, due: 119_000 };
  expect(await problemOf(confirm(choice))).toBeNull();
});

it('puts a line aside with a note, and takes it back, as it was known', async () => {
  await take('01/03/2025;Remboursement;500');
  const line = await first();
  const aside = await step(line, 'aside', { note: 'Hors salon' });
  expect(v.parse(bankLineSchema, aside.json())).toMatchObject({
    state: 'aside',
    note: 'Hors salon',
  });
  expect((await step(line, 'aside', { note: 'Hors salon' })).json()).toEqual(aside.json());
  expect(outcomeOf(await step(line, 'aside'))).toEqual([409, 'BANK_LINE_CHANGED']);
  expect(outcomeOf(await step(await first('aside'), 'reopen'))).toEqual([200]);
  expect(await first()).toMatchObject({ _id: line._id, note: null, version: line.version + 2 });
});

it('is erased ten years after the year of the line', async () => {
  await take('31/12/2025;Virement;500');
  const { db } = service.database;
  await eraseLines(db, new Date('2035-12-31T12:00:00Z'));
  expect((await lines()).total).toBe(1);
  await eraseLines(db, new Date('2036-01-01T12:00:00Z'));
  expect((await lines()).total).toBe(0);
});
