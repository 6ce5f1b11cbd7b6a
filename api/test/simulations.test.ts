import { priceCatalogueOf, withCurrentPrices } from '@mosta/shared/domain/current-prices';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { ALGERIAN_EXHIBITOR, NATIONALITIES } from '@mosta/shared/domain/nationality';
import { packageOf, standOffers } from '@mosta/shared/domain/offers';
import { PAYMENT_MODES } from '@mosta/shared/domain/payment';
import { priceSimulation } from '@mosta/shared/domain/pricing';
import { type CatalogueItem, catalogueSchema } from '@mosta/shared/schemas/catalogue.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { simulationAnswerSchema } from '@mosta/shared/schemas/quote.schema';
import {
  type CartItem,
  type Promo,
  SIMULATION_LIMITS,
  type SimulationState,
} from '@mosta/shared/schemas/simulation.schema';
import fc from 'fast-check';
import * as v from 'valibot';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let items: CatalogueItem[];
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '1000000', LOGIN_FAILURES: '1000000' });
  const response = await service.app.inject('/v1/catalogue');
  items = v.parse(catalogueSchema, response.json()).items;
});
afterAll(() => service.close());

const post = (payload: object) =>
  service.app.inject({ method: 'POST', url: '/v1/simulation', payload });
const answerOf = async (payload: object) => {
  const response = await post(payload);
  expect(response.statusCode).toBe(200);
  return v.parse(simulationAnswerSchema, response.json());
};
const refusalOf = async (payload: object) => {
  const response = await post(payload);
  return [response.statusCode, v.parse(problemSchema, response.json()).code];
};

const bare9 = standOffers(FIRST_EDITION)[0];
if (!bare9) throw new Error('The edition sells no stand');
const STAND = packageOf(bare9);

function itemOf(id: string, changes: Partial<CartItem> = {}): CartItem {
  const item = items.find(({ _id }) => _id === id);
  if (!item) throw new Error(`No item ${id}`);
  // What only pages show of an article is not kept.
  const { translations: _texts, sample: _sample, ...terms } = item;
  return { ...terms, days: 1, quantity: 1, ...changes };
}

function simulationOf(changes: Partial<SimulationState> = {}): SimulationState {
  return {
    personalInfo: { nationality: ALGERIAN_EXHIBITOR, sector: '', participationType: '' },
    formule: { selectedFormules: [] },
    cart: {},
    promo: null,
    promoCode: null,
    ...changes,
  };
}
const withStand = { formule: { selectedFormules: [STAND] } };

it('prices a stand of 185 000 DA at 220 150 DA with tax, and 4 404 DA of duty in cash', async () => {
  const { priced } = await answerOf({ simulation: simulationOf(withStand), payment: 'espece' });
  expect(priced.totals).toMatchObject({
    net: { amount: 185_000, currency: 'DZD' },
    gross: { amount: 220_150 },
    stampDuty: { amount: { amount: 4_404 } },
    payable: { amount: 224_554 },
  });
  const { priced: transfer } = await answerOf({ simulation: simulationOf(withStand) });
  expect(transfer.totals).toMatchObject({ stampDuty: null, payable: { amount: 220_150 } });
});

it('puts today’s prices and texts in place of those that were sent, and says so', async () => {
  const chair = itemOf('chaise-supplementaire', { quantity: 3 });
  const forged = { priceDA: 1, name: 'Cadeau', description: 'Inventé', imagePath: '/x.png' };
  const answer = await answerOf({
    simulation: simulationOf({
      formule: { selectedFormules: [{ ...STAND, price: 1, name: 'Cadeau', quantity: 2 }] },
      cart: { [chair._id]: { ...chair, ...forged } },
    }),
  });
  expect(answer.simulation).toEqual(
    simulationOf({
      formule: { selectedFormules: [{ ...STAND, quantity: 2 }] },
      cart: { [chair._id]: chair },
    }),
  );
  expect(answer.changed).toEqual([STAND.name, chair.name]);
  expect(answer.priced.totals?.subtotal.amount).toBe(2 * 185_000 + 3 * 1500);
});

it('takes out what is not offered, and names it', async () => {
  const cart = { inconnu: { ...itemOf('kakemono'), _id: 'inconnu', name: 'Inconnu' } };
  const answer = await answerOf({ simulation: simulationOf({ ...withStand, cart }) });
  expect([answer.gone, answer.simulation.cart]).toEqual([['Inconnu'], {}]);
  const alone = await answerOf({ simulation: simulationOf({ cart }) });
  expect([alone.gone, alone.priced.lines]).toEqual([['Inconnu'], []]);
});

it('believes the text of a promo code, never the promo that was sent', async () => {
  const promo = { discountType: 'percentage', discountValue: 100 };
  const forged = await answerOf({ simulation: simulationOf({ ...withStand, promo }) });
  expect([forged.simulation.promo, forged.promoRefused]).toEqual([null, false]);
  expect(forged.priced.totals?.net.amount).toBe(185_000);

  const simulation = simulationOf({ ...withStand, promo, promoCode: ' exemple10 ' });
  const { simulation: kept, priced, promoRefused } = await answerOf({ simulation });
  expect(kept).toMatchObject({
    promo: { discountType: 'percentage', discountValue: 10 },
    promoCode: 'EXEMPLE10',
  });
  expect([priced.totals?.net.amount, promoRefused]).toEqual([166_500, false]);
});

it.each([
  ['EXEMPLE5000', ALGERIAN_EXHIBITOR, false, { kind: 'fixed', amount: { amount: 5000 } }],
  ['EXEMPLE5000', 'Exposant Étranger', false, { kind: 'otherCurrency', amount: { amount: 0 } }],
  ['EXEMPLE2024', ALGERIAN_EXHIBITOR, true, null],
  ['INCONNU', ALGERIAN_EXHIBITOR, true, null],
])('a code %s of a "%s" is refused: %s', async (promoCode, nationality, refused, discount) => {
  const chair = itemOf('chaise-supplementaire', { quantity: 10 });
  const { priced, promoRefused } = await answerOf({
    simulation: simulationOf({
      personalInfo: { nationality, sector: '', participationType: '' },
      cart: { [chair._id]: chair },
      promoCode,
    }),
  });
  expect(promoRefused).toBe(refused);
  if (discount) expect(priced.totals?.discount).toMatchObject(discount);
  else expect(priced.totals?.discount).toBeNull();
});

it('has nothing to say of an empty simulation', async () => {
  expect(await refusalOf({ simulation: simulationOf() })).toEqual([422, 'EMPTY_SIMULATION']);
});

it.each<[string, () => Partial<SimulationState>]>([
  ['a quantity of 0', () => ({ cart: { kakemono: itemOf('kakemono', { quantity: 0 }) } })],
  ['a negative quantity', () => ({ cart: { kakemono: itemOf('kakemono', { quantity: -1 }) } })],
  ['half a stand', () => ({ formule: { selectedFormules: [{ ...STAND, quantity: 0.5 }] } })],
  ['too many stands', () => ({ formule: { selectedFormules: [{ ...STAND, quantity: 21 }] } })],
  ['too many of one', () => ({ cart: { kakemono: itemOf('kakemono', { quantity: 1000 }) } })],
  [
    'too many items',
    () => ({
      cart: Object.fromEntries(
        Array.from({ length: SIMULATION_LIMITS.items + 1 }, (_, index) => [
          `i${index}`,
          itemOf('kakemono', { _id: `i${index}` }),
        ]),
      ),
    }),
  ],
  ['one stand twice', () => ({ formule: { selectedFormules: [STAND, STAND] } })],
  ['an item under another name', () => ({ cart: { autre: itemOf('kakemono') } })],
])('refuses %s', async (_case, changes) => {
  expect(await refusalOf({ simulation: simulationOf(changes()) })).toEqual([400, 'INVALID_INPUT']);
});

it('agrees with the page on a thousand carts', async () => {
  const codes = ['EXEMPLE10', 'exemple5000', 'EXEMPLE2024', 'INCONNU', null];
  const worth: Record<string, Promo> = {
    EXEMPLE10: { discountType: 'percentage', discountValue: 10 },
    EXEMPLE5000: { discountType: 'fixed', discountValue: 5000, currency: 'DZD' },
  };
  const anyPrice = fc.option(fc.nat(SIMULATION_LIMITS.price));
  const quantity = fc.integer({ min: 1, max: SIMULATION_LIMITS.quantity });
  const anyPackage = fc
    .record({
      offer: fc.constantFrom(
        ...standOffers(FIRST_EDITION).filter(({ kind }) => kind !== 'premiumLocation'),
      ),
      extra: fc.nat(30),
      forged: fc.boolean(),
      price: anyPrice,
      quantity: fc.integer({ min: 1, max: SIMULATION_LIMITS.stands / 5 }),
    })
    .map(({ offer, extra, forged, price, quantity: times }) => {
      const grows = offer.minimum || offer.squareMetres === null;
      const size = (offer.squareMetres ?? 6) + (grows ? extra : 0);
      const chosen = packageOf(offer, times, size);
      return forged ? { ...chosen, price, priceEuro: price } : chosen;
    });
  const anyItem = fc
    .record({
      item: fc.constantFrom(...items),
      forged: fc.boolean(),
      unknown: fc.nat(9),
      priceDA: fc.nat(SIMULATION_LIMITS.price),
      days: fc.integer({ min: 1, max: SIMULATION_LIMITS.days }),
      quantity,
    })
    .map(({ item, forged, unknown, priceDA, ...chosen }) => ({
      ...item,
      ...chosen,
      ...(forged ? { priceDA, isPerDay: !item.isPerDay } : {}),
      ...(unknown === 0 ? { _id: `inconnu-${item._id}` } : {}),
    }));
  const anySimulation = fc
    .record({
      nationality: fc.constantFrom(...NATIONALITIES, ''),
      packages: fc.uniqueArray(anyPackage, {
        minLength: 1,
        maxLength: 5,
        selector: ({ id }) => id,
      }),
      chosen: fc.uniqueArray(anyItem, { maxLength: 12, selector: ({ _id }) => _id }),
      promoCode: fc.constantFrom(...codes),
    })
    .map(({ nationality, packages, chosen, promoCode }) =>
      simulationOf({
        personalInfo: { nationality, sector: '', participationType: '' },
        formule: { selectedFormules: packages },
        cart: Object.fromEntries(chosen.map((item) => [item._id, item])),
        promoCode,
      }),
    );
  await fc.assert(
    fc.asyncProperty(
      anySimulation,
      fc.constantFrom(...PAYMENT_MODES, null),
      async (simulation, payment) => {
        const page = withCurrentPrices(simulation, priceCatalogueOf(FIRST_EDITION, items));
        const promo = worth[simulation.promoCode?.toUpperCase() ?? ''] ?? null;
        const answer = await answerOf({ simulation, payment });
        expect(answer.priced).toEqual(
          priceSimulation(FIRST_EDITION, { ...page.state, promo }, payment),
        );
        expect([answer.changed, answer.gone]).toEqual([page.changed, page.gone]);
      },
    ),
    { numRuns: 1000 },
  );
});
