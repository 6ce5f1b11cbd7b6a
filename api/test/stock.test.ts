import { randomUUID } from 'node:crypto';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { priceSimulation } from '@mosta/shared/domain/pricing';
import { catalogueSchema } from '@mosta/shared/schemas/catalogue.schema';
import { itemStockSchema } from '@mosta/shared/schemas/item-stock.schema';
import { participationAnswerSchema } from '@mosta/shared/schemas/participation-form.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { reservationSchema } from '@mosta/shared/schemas/reservation.schema';
import { cartItemSchema, simulationSchema } from '@mosta/shared/schemas/simulation.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { insertQuote } from '../src/modules/quote/quote.repository';
import { hashOfToken, newSecretToken } from '../src/platform/accounts/secret-token';
import { reservationLines } from '../src/tables/reservation';
import { changeItem } from './support/catalogue-items';
import { form } from './support/participation-form';
import { makeApplicant, type TestApplicant } from './support/participations';
import { makeOrganizer, outcomeOf, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const CHAIR = 'chaise-supplementaire';
const HOSTESS = 'hotesse-accueil';

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
  await service.database.db.delete(reservationLines);
  mine = await makeApplicant(service);
  other = await makeApplicant(service);
  await stocked(CHAIR, 5);
});
afterAll(() => service.close());

const stocked = (key: string, stock: number | null) =>
  changeItem(service.database.db, key, { stock });
const order = (quantity: number, by: TestApplicant = mine, more: object = {}, _id = CHAIR) =>
  calls.call('POST', `/v1/reservation/${by.reservation}/order`, by, {
    key: randomUUID(),
    items: [{ _id, quantity, ...more }],
  });
const cancel = ({ reservation }: TestApplicant) =>
  calls.call('POST', `/v1/organizer/reservation/${reservation}/cancel`, organizer, {});
const orderedOf = async (key: string) => {
  const answer = await calls.call('GET', '/v1/organizer/stock', organizer);
  return v.parse(itemStockSchema, answer.json()).find((one) => one.key === key)?.ordered ?? 0;
};
const leftIn = async (key: string) => {
  const { items } = v.parse(catalogueSchema, (await service.app.inject('/v1/catalogue')).json());
  return items.find(({ _id }) => _id === key)?.left;
};
/** The answer is kept in memory: a change shows in it a moment later. */
const leftBecomes = async (left: number | undefined) => {
  while ((await leftIn(CHAIR)) !== left) await new Promise((resolve) => setTimeout(resolve, 5));
  return left;
};

it('counts what is ordered, whoever orders it, and the catalogue says what is left', async () => {
  expect(await leftBecomes(5)).toBe(5);
  await order(2);
  await order(1, other);
  expect([await orderedOf(CHAIR), await leftBecomes(2)]).toEqual([3, 2]);
  await stocked(CHAIR, null);
  expect(await leftBecomes(undefined)).toBeUndefined();
});

it('refuses what is more than is left, names what is, and takes nothing of that order', async () => {
  await order(4);
  const refused = await calls.call('POST', `/v1/reservation/${other.reservation}/order`, other, {
    items: [
      { _id: 'table-supplementaire', quantity: 1 },
      { _id: CHAIR, quantity: 2 },
    ],
  });
  expect(outcomeOf(refused)).toEqual([409, 'OUT_OF_STOCK']);
  expect(v.parse(problemSchema, refused.json())).toMatchObject({
    title: 'Il n’en reste pas autant.',
    detail: 'Chaise supplémentaire\u00a0: il en reste 1.',
    errors: [{ path: 'items.1.quantity', message: 'Chaise supplémentaire\u00a0: il en reste 1.' }],
  });
  expect(await orderedOf('table-supplementaire')).toBe(0);
  expect((await order(1, other)).statusCode).toBe(200);
  expect((await order(1, other)).json()).toMatchObject({
    detail: 'Chaise supplémentaire\u00a0: épuisé.',
  });
});

it('never oversells where many order at once', async () => {
  const many = await Promise.all(Array.from({ length: 8 }, () => makeApplicant(service)));
  const answers = await Promise.all(many.map((one) => order(2, one)));
  const outcomes = answers.map((answer) => outcomeOf(answer).join(' ')).toSorted();
  expect(outcomes).toEqual([
    ...Array.from({ length: 2 }, () => '200'),
    ...Array.from({ length: 6 }, () => '409 OUT_OF_STOCK'),
  ]);
  expect(await orderedOf(CHAIR)).toBe(4);
});

it('keeps two orders of the same articles from waiting for each other', async () => {
  await stocked('table-supplementaire', 100);
  const ids = [CHAIR, 'table-supplementaire'];
  const sent = Array.from({ length: 6 }, (_, index) =>
    calls.call(
      'POST',
      `/v1/reservation/${(index % 2 ? mine : other).reservation}/order`,
      index % 2 ? mine : other,
      {
        items: (index % 2 ? ids : ids.toReversed()).map((_id) => ({ _id, quantity: 1 })),
      },
    ),
  );
  const outcomes = (await Promise.all(sent)).map((answer) => outcomeOf(answer).join(' '));
  expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(5);
  expect(await orderedOf('table-supplementaire')).toBe(5);
  await stocked('table-supplementaire', null);
});

it('takes one piece a day-long article, however many days', async () => {
  await stocked(HOSTESS, 2);
  expect((await order(2, mine, { days: 4 }, HOSTESS)).statusCode).toBe(200);
  expect(await orderedOf(HOSTESS)).toBe(2);
  expect(outcomeOf(await order(1, other, { days: 1 }, HOSTESS))).toEqual([409, 'OUT_OF_STOCK']);
  await stocked(HOSTESS, null);
});

it('gives back what is taken back, and what a cancelled reservation had', async () => {
  const { services } = v.parse(reservationSchema, (await order(3)).json());
  await order(2, other);
  await service.app.inject({
    method: 'DELETE',
    url: `/v1/reservation/${mine.reservation}/order/${services[0]?._id}`,
    headers: mine.headers,
  });
  expect(await orderedOf(CHAIR)).toBe(2);
  expect((await cancel(other)).statusCode).toBe(200);
  expect([await orderedOf(CHAIR), await leftBecomes(5)]).toEqual([0, 5]);
  expect((await order(5)).statusCode).toBe(200);
});

it('repeats an order that was carried out, even where nothing is left', async () => {
  const sent = { key: randomUUID(), items: [{ _id: CHAIR, quantity: 5 }] };
  const again = () => calls.call('POST', `/v1/reservation/${mine.reservation}/order`, mine, sent);
  expect([(await again()).statusCode, (await again()).statusCode]).toEqual([200, 200]);
  expect(await orderedOf(CHAIR)).toBe(5);
});

it('keeps counting an article whose line an organiser confirms with another quantity', async () => {
  await order(4);
  const services = [
    {
      group: 'Fournitures',
      name: 'Chaise supplémentaire',
      unit: 'unité',
      quantity: 2,
      prices: { DZD: 1500 },
    },
    {
      group: 'Fournitures',
      name: 'Tapis d’exemple',
      unit: 'unité',
      quantity: 1,
      prices: { DZD: 900 },
    },
  ];
  const url = `/v1/organizer/reservation/${mine.reservation}/confirm`;
  expect((await calls.call('POST', url, organizer, { services })).statusCode).toBe(200);
  expect(await orderedOf(CHAIR)).toBe(2);
});

it('lets an organiser have less than is ordered: nobody can order more', async () => {
  await order(4);
  await stocked(CHAIR, 1);
  expect(await leftBecomes(0)).toBe(0);
  expect(outcomeOf(await order(1, other))).toEqual([409, 'OUT_OF_STOCK']);
});

describe('a quote that a dossier brings along', () => {
  const item = v.parse(cartItemSchema, {
    ...{ _id: CHAIR, name: 'Chaise supplémentaire', title: 'Chaise', category: 'Mobilier' },
    ...{ parentCategory: 'Fournitures', unit: 'unité', isPerDay: false, quantity: 4 },
    priceDA: 1_500,
  });
  const simulation = v.parse(simulationSchema, {
    personalInfo: {
      nationality: 'Exposant Algérien',
      sector: 'Exemple',
      participationType: 'Exemple',
    },
    formule: { selectedFormules: [] },
    cart: { [CHAIR]: item },
  });
  const sendDossier = async (email: string) => {
    const secret = newSecretToken();
    const priced = priceSimulation(FIRST_EDITION, simulation);
    const quote = { secretHash: hashOfToken(secret), simulation, priced, payment: null };
    await insertQuote(service.database.db, { ...quote, ownerId: null }, 30);
    const payload = form(email, {}, { tempReservation: { quote: secret } });
    const answer = await service.app.inject({ method: 'POST', url: '/v1/temp', payload });
    return v.parse(participationAnswerSchema, answer.json()).warnings;
  };

  it('counts once the dossier is sent, as many as are left, and says so', async () => {
    expect(await sendDossier('stock-1@exemple.dz')).toEqual([]);
    expect(await orderedOf(CHAIR)).toBe(4);
    expect(await sendDossier('stock-2@exemple.dz')).toEqual([
      {
        path: 'tempReservation.quote',
        message: 'Chaise supplémentaire\u00a0: il en reste 1. Votre dossier en prend ce qui reste.',
      },
    ]);
    expect(await orderedOf(CHAIR)).toBe(5);
    const lines = await service.database.db
      .select({ quantity: reservationLines.quantity })
      .from(reservationLines)
      .where(eq(reservationLines.item, CHAIR));
    expect(lines.map(({ quantity }) => quantity).toSorted()).toEqual([1, 4]);
  });
});
