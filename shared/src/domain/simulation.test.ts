import fc from 'fast-check';
import * as v from 'valibot';
import { SIMULATION_LIMITS, simulationStateSchema } from '../schemas/simulation.schema';
import {
  anyItem,
  anyPackage,
  anyPromo,
  anySimulation,
  makeCartItem,
  makePackage,
  makeSimulation,
} from '../testing/simulations';
import { FIRST_EDITION } from './edition';
import { ALGERIAN_EXHIBITOR, FOREIGN_EXHIBITOR } from './nationality';
import { priceSimulation } from './pricing';
import {
  addToCart,
  clearCart,
  INITIAL_SIMULATION,
  putPackage,
  removeFromCart,
  removePackage,
  resetSimulation,
  resolvePromo,
  setCartItemDays,
  setPersonalInfo,
  standsLeft,
  typePromoCode,
  updateCartItem,
  updatePackage,
  withinLimits,
} from './simulation';

const chair = makeCartItem({ quantity: 2 });
const withChair = makeSimulation({ items: [chair] });
const quantityOf = (state: typeof withChair, id = chair._id) => state.cart[id]?.quantity;

test('an item that is added again adds its quantity, at the price it has in the cart', () => {
  const state = addToCart(withChair, { ...chair, quantity: 3, priceDA: 9 });
  expect(state.cart).toEqual({ [chair._id]: { ...chair, quantity: 5 } });
  expect(quantityOf(addToCart(withChair, chair, 7))).toBe(9);
  expect(quantityOf(addToCart(withChair, chair, 5_000))).toBe(SIMULATION_LIMITS.quantity);
});

test.each([0, -1, 1.5, Number.NaN])('adding %p of an item changes nothing', (quantity) => {
  expect(addToCart(withChair, chair, quantity)).toBe(withChair);
});

test('a full cart takes no other item, but more of what it has', () => {
  const items = Array.from({ length: SIMULATION_LIMITS.items }, (_, index) =>
    makeCartItem({ _id: `item-${index}` }),
  );
  const full = makeSimulation({ items });
  expect(addToCart(full, chair)).toBe(full);
  expect(quantityOf(addToCart(full, makeCartItem({ _id: 'item-7' })), 'item-7')).toBe(2);
});

test('an update sets a quantity above 0 and removes the item otherwise', () => {
  const set = (quantity: number) => quantityOf(updateCartItem(withChair, chair._id, quantity));
  expect([set(7), set(2.9), set(0.1), set(5_000)]).toEqual([7, 2, 1, SIMULATION_LIMITS.quantity]);
  expect(updateCartItem(withChair, chair._id, 0).cart).toEqual({});
  expect(updateCartItem(withChair, chair._id, -3).cart).toEqual({});
  expect(updateCartItem(withChair, chair._id, Number.NaN).cart).toEqual({});
});

test.each(['table', 'constructor', '__proto__'])(
  'what is not in the cart, %s, is left alone',
  (id) => {
    expect(updateCartItem(withChair, id, 4)).toBe(withChair);
    expect(removeFromCart(withChair, id)).toBe(withChair);
    expect(setCartItemDays(withChair, id, 4)).toBe(withChair);
  },
);

test('days are set within bounds, and only where the item is charged per day', () => {
  expect(setCartItemDays(withChair, chair._id, 3)).toBe(withChair);
  const screen = makeSimulation({ items: [makeCartItem({ _id: 'ecran', isPerDay: true })] });
  const daysOf = (days: number) => setCartItemDays(screen, 'ecran', days).cart.ecran?.days;
  expect([daysOf(3), daysOf(0), daysOf(2.9), daysOf(500), daysOf(Number.NaN)]).toEqual([
    3,
    1,
    2,
    SIMULATION_LIMITS.days,
    1,
  ]);
});

test('clearing empties the cart only; resetting leaves nothing, nor a promo', () => {
  const promo = { discountType: 'percentage', discountValue: 10 };
  const state = makeSimulation({ items: [chair], packages: [makePackage()], promo });
  expect(clearCart(state)).toEqual({ ...state, cart: {} });
  expect(resetSimulation()).toEqual({
    personalInfo: { nationality: '', sector: '', participationType: '' },
    formule: { selectedFormules: [] },
    cart: {},
    promo: null,
    promoCode: null,
  });
});

test('stands of all packages together stay within their bound', () => {
  const [one, two] = [makePackage({ id: 'un' }), makePackage({ id: 'deux' })];
  const most = updatePackage(makeSimulation({ packages: [one, two] }), 'un', 999);
  expect(most.formule.selectedFormules.map(({ quantity }) => quantity)).toEqual([
    SIMULATION_LIMITS.stands - 1,
    1,
  ]);
  expect(standsLeft(most, 'deux')).toBe(1);
  expect(putPackage(most, makePackage({ id: 'trois' }))).toBe(most);
  const stored = makeSimulation({ packages: [{ ...one, quantity: 900 }, two] });
  expect(withinLimits(stored).formule.selectedFormules).toEqual([
    { ...one, quantity: SIMULATION_LIMITS.stands },
  ]);
});

test('a package is updated where it stands among the selected ones', () => {
  const [one, two] = [makePackage({ id: 'un' }), makePackage({ id: 'deux' })];
  const state = makeSimulation({ packages: [one, two] });
  expect(updatePackage(state, 'un', 4).formule).toEqual({
    selectedFormules: [{ ...one, quantity: 4 }, two],
  });
  expect(putPackage(state, { ...two, size: 12 }).formule.selectedFormules).toEqual([
    one,
    { ...two, size: 12 },
  ]);
  expect(updatePackage(state, 'un', 0)).toEqual(removePackage(state, 'un'));
  expect(updatePackage(state, 'trois', 4)).toBe(state);
  expect(removePackage(state, 'trois')).toBe(state);
});

test('another nationality re-prices everything and names what is "Sur devis" then', () => {
  const state = makeSimulation({
    nationality: ALGERIAN_EXHIBITOR,
    packages: [makePackage({ name: 'Espace nu', priceEuro: null })],
    items: [chair],
  });
  const changed = setPersonalInfo(state, { nationality: FOREIGN_EXHIBITOR });
  expect(changed.repricing).toEqual({ from: 'DZD', to: 'EUR', onQuote: ['Espace nu'] });
  expect(priceSimulation(FIRST_EDITION, changed.state)).toMatchObject({
    currency: 'EUR',
    partial: true,
  });
  const back = setPersonalInfo(changed.state, { nationality: ALGERIAN_EXHIBITOR });
  expect(back.repricing).toEqual({ from: 'EUR', to: 'DZD', onQuote: [] });
  expect(back.state).toEqual(state);
});

test('nothing is said of prices where none changes', () => {
  const algerian = { nationality: ALGERIAN_EXHIBITOR };
  expect(setPersonalInfo(INITIAL_SIMULATION, algerian).repricing).toBeNull();
  expect(setPersonalInfo(withChair, { sector: 'Miel' })).toEqual({
    state: { ...withChair, personalInfo: { ...withChair.personalInfo, sector: 'Miel' } },
    repricing: null,
  });
});

test('typing another code ends the promo of the one before', () => {
  const promo = { discountType: 'fixed', discountValue: 500 };
  const resolved = resolvePromo(typePromoCode(withChair, 'SALON'), promo);
  expect(resolved).toMatchObject({ promoCode: 'SALON', promo });
  expect(typePromoCode(resolved, 'SALON2')).toMatchObject({ promoCode: 'SALON2', promo: null });
});

test('removing an item undoes its adding', () => {
  fc.assert(
    fc.property(anySimulation, anyItem, (state, item) => {
      fc.pre(!(item._id in state.cart));
      expect(removeFromCart(addToCart(state, item), item._id)).toEqual(state);
    }),
  );
});

test('adding in parts is adding at once', () => {
  const count = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(anyItem, count, count, (item, first, second) => {
      const parts = addToCart(addToCart(INITIAL_SIMULATION, item, first), item, second);
      expect(parts).toEqual(addToCart(INITIAL_SIMULATION, item, first + second));
    }),
  );
});

const anyNumber = fc.oneof(fc.integer({ min: -5, max: 2_000 }), fc.double());

const anyChange = fc.oneof(
  anyItem.map((item) => (state: typeof withChair) => addToCart(state, item)),
  fc.tuple(anyItem, anyNumber).map(
    ([item, quantity]) =>
      (state: typeof withChair) =>
        updateCartItem(addToCart(state, item), item._id, quantity),
  ),
  fc.tuple(anyItem, fc.double()).map(
    ([item, days]) =>
      (state: typeof withChair) =>
        setCartItemDays(addToCart(state, item), item._id, days),
  ),
  anyPackage.map((one) => (state: typeof withChair) => putPackage(state, one)),
  fc.tuple(anyPackage, anyNumber).map(
    ([one, quantity]) =>
      (state: typeof withChair) =>
        updatePackage(putPackage(state, one), one.id, quantity),
  ),
  anyPromo.map((promo) => (state: typeof withChair) => resolvePromo(state, promo)),
  fc.constant(clearCart),
);

test('whatever is done, in whatever order, the state stays valid and none before it is touched', () => {
  fc.assert(
    fc.property(anySimulation, fc.array(anyChange, { maxLength: 12 }), (start, changes) => {
      const before = structuredClone(start);
      const end = changes.reduce((state, change) => change(state), start);
      expect(v.parse(simulationStateSchema, end)).toEqual(end);
      expect(start).toEqual(before);
    }),
  );
});
