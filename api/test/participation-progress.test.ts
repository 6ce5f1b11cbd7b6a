import { randomUUID } from 'node:crypto';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { messageListSchema } from '@mosta/shared/schemas/message.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { progressSchema } from '@mosta/shared/schemas/progress.schema';
import { reservationSchema } from '@mosta/shared/schemas/reservation.schema';
import { receivedPaymentSchema, statementSchema } from '@mosta/shared/schemas/statement.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { participations } from '../src/tables/participation';
import { payments } from '../src/tables/payment';
import { reservationBooths, reservationLines, reservations } from '../src/tables/reservation';
import { changeItem } from './support/catalogue-items';
import { makeApplicant, type TestApplicant, upload } from './support/participations';
import { readPdf } from './support/read-pdf';
import { makeOrganizer, outcomeOf, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
let mine: TestApplicant;
let other: TestApplicant;

beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
});
beforeEach(async () => {
  mine = await makeApplicant(service);
  other = await makeApplicant(service);
});
afterAll(() => service.close());

const own = (rest: string, { participation } = mine) =>
  `/v1/participation/${participation}/${rest}`;
const theirs = (rest: string) => `/v1/organizer/participation/${mine.participation}/${rest}`;
const progressOf = async (by: TestOrganizer = mine, url = own('progress')) =>
  v.parse(progressSchema, (await calls.call('GET', url, by)).json());
const statementOf = async () =>
  v.parse(statementSchema, (await calls.call('GET', own('statement'), mine)).json());
const stepsOf = async () =>
  Object.fromEntries((await progressOf()).steps.map(({ kind, state }) => [kind, state]));
/** One stand of 9 m² at 185 000 DA before tax. */
const addStand = (prices: Record<string, number> | null = { DZD: 185_000 }) =>
  service.database.db.insert(reservationBooths).values({
    ...{ reservationId: mine.reservation, position: 0, quantity: 1, name: 'Espace nu 9 m²' },
    ...{ size: 9, prices, reserved: false },
  });
/** Names a stand of the plan for it. */
const chooseStand = () =>
  service.database.db
    .update(reservationBooths)
    .set({ standCode: 'B05' })
    .where(eq(reservationBooths.reservationId, mine.reservation));
const confirm = () =>
  calls.call('POST', `/v1/organizer/reservation/${mine.reservation}/confirm`, organizer, {});
const accept = (message = '') => calls.call('POST', theirs('accept'), organizer, { message });
const pay = (payload: object = {}) =>
  calls.call('POST', `/v1/organizer/reservation/${mine.reservation}/payment`, organizer, {
    ...{ amount: 100_000, receivedOn: '2025-03-01', mode: 'virement' },
    ...payload,
  });

describe('progress', () => {
  it('follows a dossier from its receipt to its last payment', async () => {
    expect(await progressOf()).toMatchObject({ stage: 'received', unreadMessages: 0 });
    expect(await stepsOf()).toMatchObject({
      ...{ completion: 'done', stand: 'todo', documents: 'todo' },
      ...{ confirmation: 'waiting', payment: 'waiting', supplies: 'waiting' },
    });
    await addStand();
    expect(await stepsOf()).toMatchObject({ stand: 'todo', supplies: 'todo' });
    await chooseStand();
    expect((await progressOf()).missingDocuments).toEqual(['register', 'tax']);
    for (const kind of ['register', 'tax']) {
      const { headers, payload } = upload(kind);
      await service.app.inject({
        ...{ method: 'POST', url: own('document'), payload },
        headers: { ...mine.headers, ...headers },
      });
    }
    expect(await stepsOf()).toMatchObject({ stand: 'done', documents: 'done', supplies: 'todo' });
    expect((await progressOf()).missingDocuments).toEqual([]);

    await calls.call('POST', theirs('request-change'), organizer, { message: 'Le NIF manque.' });
    expect(await progressOf()).toMatchObject({ stage: 'to_complete', unreadMessages: 1 });
    expect(await stepsOf()).toMatchObject({ completion: 'todo' });
    await accept('Bienvenue.');
    expect(await progressOf()).toMatchObject({
      ...{ stage: 'accepted', unreadMessages: 2, confirmedAt: null },
    });

    await confirm();
    expect(await progressOf()).toMatchObject({
      ...{ stage: 'confirmed', confirmedAt: expect.any(String) },
    });
    expect(await stepsOf()).toMatchObject({ confirmation: 'done', payment: 'todo' });
    await pay({ amount: 220_150 });
    expect(await stepsOf()).toMatchObject({ payment: 'done', supplies: 'todo' });
    const titles = (await calls.notificationsOf(mine)).map(({ title }) => title);
    expect(titles).toEqual([
      ...['Paiement reçu', 'Réservation confirmée', 'Participation acceptée'],
      'Dossier à compléter',
    ]);
  });

  it('takes a stand for chosen while it is held, and no longer', async () => {
    await addStand();
    const hold = await calls.held('C02', mine);
    expect(await stepsOf()).toMatchObject({ stand: 'done' });
    await calls.call('POST', `/v1/hold/${hold}/release`, mine);
    expect(await stepsOf()).toMatchObject({ stand: 'todo' });
  });

  it('counts the days anew when the organiser asks for a correction', async () => {
    const createdAt = new Date('2025-01-01T09:00:00Z');
    await service.database.db
      .update(participations)
      .set({ createdAt })
      .where(eq(participations.id, mine.participation));
    const deadline = async () =>
      (await progressOf()).steps.find(({ kind }) => kind === 'documents');
    expect(await deadline()).toMatchObject({
      ...{ deadline: '2025-01-16T09:00:00.000Z', overdue: true },
    });
    await calls.call('POST', theirs('request-change'), organizer, { message: 'À corriger.' });
    expect((await deadline())?.overdue).toBe(false);
  });

  it('is the same for an organiser, but for what is unread, and hidden from others', async () => {
    await calls.call('POST', own('message'), mine, { text: 'Bonjour.' });
    const seen = await progressOf(organizer, theirs('progress'));
    expect(seen).toEqual({ ...(await progressOf()), unreadMessages: 1 });
    for (const rest of ['progress', 'statement', 'statement/pdf', 'message']) {
      expect([rest, ...outcomeOf(await calls.call('GET', own(rest), other))]).toEqual([
        ...[rest, 404, 'NOT_FOUND'],
      ]);
    }
  });
});

describe('messages', () => {
  const listed = async (by: TestOrganizer = mine, url = own('message')) =>
    v.parse(messageListSchema, (await calls.call('GET', url, by)).json());

  it('go both ways, in order, and notify the exhibitor', async () => {
    await calls.call('POST', own('message'), mine, { text: ' Où est le stand ?\nMerci. ' });
    const long = 'Au fond de l’allée. '.repeat(60).trim();
    expect(
      (await calls.call('POST', theirs('message'), organizer, { text: long })).statusCode,
    ).toBe(201);
    expect(await listed()).toMatchObject([
      { author: 'Exhibitor', text: 'Où est le stand ?\nMerci.', readAt: null },
      { author: 'Organizer', text: long, readAt: null },
    ]);
    expect(await listed(organizer, theirs('message'))).toEqual(await listed());
    const [notification] = await calls.notificationsOf(mine);
    expect(notification?.title).toBe('Message de l’organisation');
    expect(notification?.message).toMatch(/^Au fond de l’allée\. .{300,}…$/);
    expect(await calls.auditEvents()).toContainEqual(['participation.message', mine.participation]);
  });

  it('are read by the side that received them', async () => {
    await calls.call('POST', own('message'), mine, { text: 'Bonjour.' });
    await calls.call('POST', theirs('message'), organizer, { text: 'Bonsoir.' });
    expect((await calls.call('POST', own('message/read'), mine)).statusCode).toBe(204);
    const [question, answer] = await listed();
    expect([question?.readAt, answer?.readAt === null]).toEqual([null, false]);
    await calls.call('POST', theirs('message/read'), organizer);
    const [read, again] = await listed();
    expect([read?.readAt === null, again?.readAt]).toEqual([false, answer?.readAt]);
  });

  it('say something, in moderate length', async () => {
    for (const text of ['   ', 'x'.repeat(2001), 'a\u0000b']) {
      const refused = await calls.call('POST', own('message'), mine, { text });
      expect(outcomeOf(refused)).toEqual([400, 'INVALID_INPUT']);
    }
    expect(await listed()).toEqual([]);
  });

  it('keep what the organiser said when deciding; silence is no message', async () => {
    await calls.call('POST', theirs('request-change'), organizer, { message: 'Le NIF manque.' });
    await accept();
    expect(await listed()).toMatchObject([{ author: 'Organizer', text: 'Le NIF manque.' }]);
  });
});

describe('a statement', () => {
  it('prices a stand of 185 000 DA at 220 150 DA, and 4 404 DA of duty in cash', async () => {
    await addStand();
    const transfer = await statementOf();
    expect(transfer).toMatchObject({
      ...{ reservation: mine.reservation, payment: 'virement', deadline: null, payments: [] },
      ...{
        paid: { amount: 0 },
        due: { amount: 220_150, currency: 'DZD' },
        bank: FIRST_EDITION.bank,
      },
      reference: `ME25-R${mine.reservation.slice(0, 8).toUpperCase()}`,
    });
    await service.database.db
      .update(participations)
      .set({ payment: 'espece' })
      .where(eq(participations.id, mine.participation));
    const cash = await statementOf();
    expect(cash.priced.totals?.stampDuty?.amount.amount).toBe(4_404);
    expect(cash.due?.amount).toBe(224_554);
  });

  it('counts payments that arrived, but not those that were entered wrongly', async () => {
    await addStand();
    await confirm();
    const first = v.parse(receivedPaymentSchema, (await pay({ note: 'Acompte' })).json());
    const second = v.parse(receivedPaymentSchema, (await pay({ amount: 500_000 })).json());
    expect(first).toMatchObject({ amount: { amount: 100_000, currency: 'DZD' }, note: 'Acompte' });
    expect(await statementOf()).toMatchObject({ paid: { amount: 600_000 }, due: { amount: 0 } });
    const url = `/v1/organizer/payment/${second._id}`;
    const cancel = () => service.app.inject({ method: 'DELETE', url, headers: organizer.headers });
    expect((await cancel()).statusCode).toBe(204);
    expect(outcomeOf(await cancel())).toEqual([404, 'NOT_FOUND']);
    const left = await statementOf();
    expect(left).toMatchObject({ paid: { amount: 100_000 }, due: { amount: 120_150 } });
    expect(left.payments).toEqual([first]);
    const kept = await service.database.db
      .select()
      .from(payments)
      .where(eq(payments.reservationId, mine.reservation));
    expect(kept).toHaveLength(2);
    const auditEvents = await calls.auditEvents();
    expect(auditEvents).toContainEqual(['reservation.payment', mine.reservation]);
    expect(auditEvents).toContainEqual(['reservation.cancel-payment', mine.reservation]);
  });

  it.each([
    ['nothing', { amount: 0 }],
    ['half a dinar', { amount: 0.5 }],
    ['no day', { receivedOn: '2025-02-30' }],
    ['another way', { mode: 'carte' }],
  ])('takes no payment of %s', async (_name, payload) => {
    expect(outcomeOf(await pay(payload))).toEqual([400, 'INVALID_INPUT']);
  });

  it('takes no payment for a cancelled reservation, nor for an unknown one', async () => {
    const cancel = `/v1/organizer/reservation/${mine.reservation}/cancel`;
    await calls.call('POST', cancel, organizer, {});
    expect(outcomeOf(await pay())).toEqual([409, 'ALREADY_DECIDED']);
  });

  it('says that nothing is due of a cancelled reservation, whatever it still lists', async () => {
    await service.database.db.insert(reservationLines).values({
      ...{ reservationId: mine.reservation, position: 0, quantity: 1, kind: 'service' },
      ...{ name: 'Table', unit: 'unité', prices: { DZD: 2_000 } },
    });
    await pay({ amount: 500 });
    await calls.call('POST', `/v1/organizer/reservation/${mine.reservation}/cancel`, organizer, {});
    expect(await statementOf()).toMatchObject({
      ...{ paid: { amount: 500 }, due: { amount: 0 }, deadline: null },
    });
    const { rawPayload } = await calls.call('GET', own('statement/pdf'), mine);
    const text = (await readPdf(rawPayload)).pages.join('\n').replaceAll('\u00a0', ' ');
    expect(text).toContain('Rien : la réservation est annulée.');
    expect(text).not.toContain('tout est payé');
  });

  it('takes off nothing for a promo in another currency, and says why', async () => {
    await addStand();
    await service.database.db
      .update(reservations)
      .set({ promo: { discountType: 'fixed', discountValue: 100, currency: 'EUR' } })
      .where(eq(reservations.id, mine.reservation));
    expect((await statementOf()).due?.amount).toBe(220_150);
    const { rawPayload } = await calls.call('GET', own('statement/pdf'), mine);
    const text = (await readPdf(rawPayload)).pages.join('\n').replaceAll('\u00a0', ' ');
    expect(text).toContain('vaut dans une autre monnaie');
    expect(text).not.toContain('Remise');
  });

  it('marks euro prices that are examples', async () => {
    await addStand({ EUR: 1_500 });
    await service.database.db
      .update(reservations)
      .set({ currency: 'EUR' })
      .where(eq(reservations.id, mine.reservation));
    const { rawPayload } = await calls.call('GET', own('statement/pdf'), mine);
    const text = (await readPdf(rawPayload)).pages.join('\n').replaceAll('\u00a0', ' ');
    expect(text).toContain('Les prix en euros sont des exemples');
  });

  it('says until when to pay from the confirmation on', async () => {
    await addStand();
    const before = Date.now();
    await confirm();
    const { deadline } = await statementOf();
    const days = (new Date(deadline ?? 0).getTime() - before) / 86_400_000;
    expect(Math.round(days * 100) / 100).toBeCloseTo(FIRST_EDITION.deadlines.payment, 1);
  });

  it('is printed with the lines, the sums, the bank and the reference', async () => {
    await addStand();
    await confirm();
    await pay({ note: 'Acompte d’exemple' });
    for (const [url, by] of [
      [own('statement/pdf'), mine],
      [theirs('statement/pdf'), organizer],
    ] as const) {
      const response = await calls.call('GET', url, by);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(
          /^attachment; filename="recapitulatif-ME25-R[\dA-F]{8}\.pdf"$/,
        ),
      });
      const { pages, title, language } = await readPdf(response.rawPayload);
      expect([pages.length, language]).toEqual([1, 'fr']);
      expect(title).toMatch(/^Récapitulatif de participation ME25-R/);
      const text = pages.join('\n').replaceAll('\u00a0', ' ');
      for (const words of [
        ...['Récapitulatif de participation', 'Espace nu 9 m²', '185 000,00 DA', '220 150,00 DA'],
        ...['100 000,00 DA', '120 150,00 DA', 'Acompte d’exemple', FIRST_EDITION.bank.rib],
        ...['données d’exemple', '123456789012345', 'À payer avant le'],
      ]) {
        expect(text).toContain(words.replaceAll('\u00a0', ' '));
      }
    }
  });
});

it('is printed in the language of the pages', async () => {
  const answers = await Promise.all(
    ['en', 'ar'].map((langue) =>
      service.app.inject({
        url: own('statement/pdf'),
        headers: { ...mine.headers, cookie: `langue=${langue}` },
      }),
    ),
  );
  const [english, arabic] = await Promise.all(answers.map(({ rawPayload }) => readPdf(rawPayload)));
  expect([english?.language, arabic?.language]).toEqual(['en', 'ar']);
  expect(english?.title).toMatch(/^Statement of participation ME25-R/);
  expect(english?.pages.join(' ')).toContain('This statement is not an invoice.');
  expect(arabic?.title).toMatch(/^كشف المشاركة ME25-R/);
  expect(arabic?.pages.join(' ')).not.toMatch(/Titulaire|Récapitulatif|À savoir/);
});

describe('orders', () => {
  const CHAIR = 'chaise-supplementaire';
  const order = (items: object[], by: TestOrganizer = mine) =>
    calls.call('POST', `/v1/reservation/${mine.reservation}/order`, by, { items });
  const ordered = async (items: object[]) =>
    v.parse(reservationSchema, (await order(items)).json());
  const takeBack = (line: string, by: TestOrganizer = mine) =>
    service.app.inject({
      ...{ method: 'DELETE', url: `/v1/reservation/${mine.reservation}/order/${line}` },
      headers: by.headers,
    });
  const confirmedAt = (at: Date) =>
    service.database.db
      .update(reservations)
      .set({ status: 'confirmed', confirmedAt: at })
      .where(eq(reservations.id, mine.reservation));

  it('add up by item, each to its kind, at today’s prices', async () => {
    await ordered([{ _id: CHAIR, quantity: 2 }]);
    const answer = await ordered([
      { _id: CHAIR, quantity: 3 },
      { _id: 'bache-imprimee', quantity: 6 },
      { _id: 'hotesse-accueil', quantity: 2, days: 4 },
    ]);
    expect(answer.services).toMatchObject([
      { quantity: 5, removable: true, supplement: { prices: { DZD: 1500, EUR: 1000 } } },
      { quantity: 8, supplement: { unit: expect.stringMatching(/jour/) } },
    ]);
    expect(answer.communication).toMatchObject([{ quantity: 6, removable: true }]);
    expect(answer.orders).toEqual({ open: true, deadline: null });
    const { priced } = await statementOf();
    expect(priced.lines.find(({ quantity }) => quantity === 5)?.total?.amount).toBe(7_500);
  });

  describe('sent again after a lost answer', () => {
    const send = (key: string, items: object[], by: TestOrganizer = mine) =>
      calls.call('POST', `/v1/reservation/${mine.reservation}/order`, by, { key, items });
    const chairs = [{ _id: CHAIR, quantity: 2 }];

    it('are carried out once, also when both arrive together', async () => {
      const key = randomUUID();
      const answers = await Promise.all([send(key, chairs), send(key, chairs)]);
      for (const answer of [...answers, await send(key, chairs)]) {
        expect(v.parse(reservationSchema, answer.json()).services).toMatchObject([{ quantity: 2 }]);
      }
      const next = v.parse(reservationSchema, (await send(randomUUID(), chairs)).json());
      expect(next.services).toMatchObject([{ quantity: 4 }]);
    });

    it('are known also where orders have been closed since; a refused one is not', async () => {
      const key = randomUUID();
      await send(key, chairs);
      const refused = randomUUID();
      expect(outcomeOf(await send(refused, [{ _id: 'inconnu', quantity: 1 }]))).toEqual([
        409,
        'NO_LONGER_OFFERED',
      ]);
      expect((await send(refused, chairs)).json()).toMatchObject({ services: [{ quantity: 4 }] });
      await confirmedAt(new Date(0));
      expect((await send(key, chairs)).statusCode).toBe(200);
      expect(outcomeOf(await send(randomUUID(), chairs))).toEqual([409, 'ORDERS_CLOSED']);
    });

    it('have a key that is theirs alone', async () => {
      const key = randomUUID();
      await send(key, chairs);
      expect(outcomeOf(await send(key, chairs, other))).toEqual([404, 'NOT_FOUND']);
      expect(outcomeOf(await send('clé', chairs))).toEqual([400, 'INVALID_INPUT']);
    });
  });

  it('make a line of their own once the price has changed', async () => {
    const { db } = service.database;
    await ordered([{ _id: CHAIR, quantity: 1 }]);
    const priced = (priceDA: number) => changeItem(db, CHAIR, { priceDA });
    await priced(1_700);
    const answer = await ordered([{ _id: CHAIR, quantity: 1 }]);
    await priced(1_500);
    expect(answer.services.map(({ supplement }) => supplement.prices.DZD)).toEqual([1_500, 1_700]);
  });

  it('take nothing that is not offered, and then nothing at all', async () => {
    const refused = await order([
      { _id: CHAIR, quantity: 1 },
      { _id: 'inconnu', quantity: 1 },
    ]);
    expect(outcomeOf(refused)).toEqual([409, 'NO_LONGER_OFFERED']);
    expect(v.parse(problemSchema, refused.json()).detail).toContain('inconnu');
    expect(
      await service.database.db.$count(
        reservationLines,
        eq(reservationLines.reservationId, mine.reservation),
      ),
    ).toBe(0);
  });

  it.each([
    ['nothing', []],
    ['the same twice', [CHAIR, CHAIR].map((_id) => ({ _id, quantity: 1 }))],
    ['half a chair', [{ _id: CHAIR, quantity: 0.5 }]],
    ['too many', [{ _id: CHAIR, quantity: 1000 }]],
  ])('cannot be of %s', async (_name, items) => {
    expect(outcomeOf(await order(items))).toEqual([400, 'INVALID_INPUT']);
  });

  it('stop adding up where nobody could have entered as many', async () => {
    await ordered([{ _id: CHAIR, quantity: 999 }]);
    await service.database.db
      .update(reservationLines)
      .set({ quantity: 99_000 })
      .where(eq(reservationLines.reservationId, mine.reservation));
    expect((await ordered([{ _id: CHAIR, quantity: 999 }])).services).toMatchObject([
      { quantity: 99_999 },
    ]);
    expect(outcomeOf(await order([{ _id: CHAIR, quantity: 1 }]))).toEqual([400, 'INVALID_INPUT']);
  });

  it('are one’s own alone', async () => {
    const { services } = await ordered([{ _id: CHAIR, quantity: 1 }]);
    const line = services[0]?._id ?? '';
    expect(outcomeOf(await order([{ _id: CHAIR, quantity: 1 }], other))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(outcomeOf(await takeBack(line, other))).toEqual([404, 'NOT_FOUND']);
  });

  it('can be taken back, unlike what came with the dossier', async () => {
    await service.database.db.insert(reservationLines).values({
      ...{ reservationId: mine.reservation, position: 0, quantity: 1, kind: 'supply' },
      ...{ name: 'Table', unit: 'unité', prices: { DZD: 1 } },
    });
    const { services } = await ordered([{ _id: CHAIR, quantity: 1 }]);
    const [table, chair] = services;
    expect([table?.removable, chair?.removable]).toEqual([false, true]);
    expect(outcomeOf(await takeBack(table?._id ?? ''))).toEqual([404, 'NOT_FOUND']);
    const left = v.parse(reservationSchema, (await takeBack(chair?._id ?? '')).json());
    expect(left.services).toEqual([table]);
  });

  it('close some days after the confirmation, and with a cancellation', async () => {
    const { supplies } = FIRST_EDITION.deadlines;
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await confirmedAt(daysAgo(supplies - 1));
    const open = await ordered([{ _id: CHAIR, quantity: 1 }]);
    expect(open.orders).toEqual({ open: true, deadline: expect.any(String) });
    const line = open.services[0]?._id ?? '';
    await confirmedAt(daysAgo(supplies + 1));
    expect(outcomeOf(await order([{ _id: CHAIR, quantity: 1 }]))).toEqual([409, 'ORDERS_CLOSED']);
    expect(outcomeOf(await takeBack(line))).toEqual([409, 'ORDERS_CLOSED']);
    const [closed] = await calls.reservationsOf(mine.id, mine);
    expect(closed).toMatchObject({ orders: { open: false }, services: [{ removable: false }] });
    const cancel = `/v1/organizer/reservation/${mine.reservation}/cancel`;
    await calls.call('POST', cancel, organizer, {});
    expect(outcomeOf(await order([{ _id: CHAIR, quantity: 1 }]))).toEqual([409, 'ORDERS_CLOSED']);
  });
});
