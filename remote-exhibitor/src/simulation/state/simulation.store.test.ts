/** @jest-environment @mosta/portal-sdk/jest/page */
import { ALGERIAN_EXHIBITOR, FOREIGN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { INITIAL_SIMULATION } from '@mosta/shared/domain/simulation';
import { readSimulation, writeSimulation } from '@mosta/shared/domain/simulation-storage';
import { simulationStateSchema } from '@mosta/shared/schemas/simulation.schema';
import {
  anyItem,
  anyPackage,
  anyPromo,
  makeCartItem,
  makePackage,
  makeSimulation,
} from '@mosta/shared/testing/simulations';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import * as v from 'valibot';
import {
  currentSimulation,
  dismissNotice,
  restoreSimulation,
  SET_ASIDE_KEY,
  undoRemoval,
  useCurrentQuote,
  useSimulation,
  useSimulationNotices,
} from './simulation.store';
import {
  addItem,
  applyPromo,
  choosePackage,
  dropPackage,
  dropPromo,
  emptyCart,
  exchangePackage,
  loadSimulation,
  removeItem,
  saveQuote,
  setItemDays,
  setItemQuantity,
  setPackageQuantity,
  setPayment,
  setPerson,
  startOver,
  typePromo,
} from './simulation-actions';

const KEY = 'simulationData';
const QUOTE = {
  secret: 'sample-secret-sample-secret-01',
  reference: 'ME25-D000123',
  validUntil: '2025-05-01T22:59:59.000Z',
};
const chair = makeCartItem({ quantity: 2 });
const hostess = makeCartItem({ _id: 'hotesse', name: 'Accueil exemple', isPerDay: true });
const stand = makePackage();

const present = () => currentSimulation().simulation;
function notices() {
  const { result, unmount } = renderHook(() => useSimulationNotices());
  unmount();
  return result.current;
}

beforeEach(() => {
  sessionStorage.clear();
  restoreSimulation();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('begins empty, and is stored with its version at every change', () => {
  expect(present()).toEqual(INITIAL_SIMULATION);
  addItem(chair);
  choosePackage(stand);
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({ version: 1, ...present() });
  const before = present();
  restoreSimulation();
  expect(present()).toEqual(before);
});

test('adds, counts, removes, empties the cart alone, and starts over', () => {
  addItem(chair);
  addItem(chair, 3);
  expect(present().cart).toEqual({ [chair._id]: { ...chair, quantity: 5 } });
  setItemQuantity(chair._id, 4);
  expect(present().cart[chair._id]?.quantity).toBe(4);
  setItemQuantity(chair._id, 0);
  expect(present().cart).toEqual({});
  addItem(hostess);
  setItemDays(hostess._id, 3);
  expect(present().cart[hostess._id]?.days).toBe(3);
  choosePackage(stand);
  setPackageQuantity(stand.id, 2);
  emptyCart();
  expect(present().cart).toEqual({});
  expect(present().formule.selectedFormules).toEqual([{ ...stand, quantity: 2 }]);
  setPayment('espece');
  startOver();
  expect(present()).toEqual(INITIAL_SIMULATION);
  expect(currentSimulation().payment).toBeNull();
});

test('a quote of another payment is forgotten, even where the simulation stays the same', () => {
  for (const change of [startOver, () => loadSimulation(present(), null)]) {
    setPayment('espece');
    saveQuote(QUOTE);
    change();
    expect(currentSimulation()).toMatchObject({ payment: null, currentQuote: null });
    restoreSimulation();
    expect(currentSimulation().currentQuote).toBeNull();
  }
});

test('another size takes the place of the package, and does not double one that is there', () => {
  const small = makePackage({ id: 'premium', size: 24 });
  const large = makePackage({ id: 'premium-30', size: 30, price: null });
  choosePackage(small);
  choosePackage(stand);
  exchangePackage('premium', large);
  expect(present().formule.selectedFormules.map(({ id }) => id)).toEqual(['premium-30', stand.id]);
  choosePackage(small);
  exchangePackage('premium-30', small);
  expect(present().formule.selectedFormules.map(({ id }) => id)).toEqual(['premium', stand.id]);
});

test('what was removed can be put back until something else changes', () => {
  addItem(chair);
  addItem(hostess);
  const full = present();
  removeItem(chair._id);
  expect(notices().removal?.name).toBe(chair.name);
  undoRemoval();
  expect(present()).toEqual(full);
  expect(notices().removal).toBeNull();
  emptyCart();
  expect(notices().removal?.name).toBeNull();
  addItem(hostess);
  undoRemoval();
  expect(Object.keys(present().cart)).toEqual([hostess._id]);
  dropPackage('nothing');
  expect(notices().removal).toBeNull();
});

test('a change of nationality reports what becomes « Sur devis » ; before the first, prices are in dinars', () => {
  addItem(makeCartItem({ priceEuro: null }));
  setPerson({ nationality: ALGERIAN_EXHIBITOR });
  expect(notices().repricing).toBeNull();
  setPerson({ sector: 'Huiles' });
  setPerson({ nationality: FOREIGN_EXHIBITOR });
  expect(notices().repricing).toEqual({ from: 'DZD', to: 'EUR', onQuote: [chair.name] });
  dismissNotice('repricing');
  expect(notices().repricing).toBeNull();
  expect(present().personalInfo).toEqual({
    nationality: FOREIGN_EXHIBITOR,
    sector: 'Huiles',
    participationType: '',
  });
});

test('a promo ends with its code, and an answer for an earlier code is not taken', () => {
  typePromo('EXEMPLE10');
  applyPromo('EXEMPLE10', { discountType: 'percentage', discountValue: 10 });
  expect(present().promo).toEqual({ discountType: 'percentage', discountValue: 10 });
  typePromo('EXEMPLE');
  expect(present().promo).toBeNull();
  applyPromo('EXEMPLE10', { discountType: 'percentage', discountValue: 10 });
  expect(present().promo).toBeNull();
  dropPromo();
  expect(present().promoCode).toBeNull();
});

describe('the current quote', () => {
  beforeEach(() => {
    addItem(chair);
    saveQuote(QUOTE);
  });

  test('is stored with its simulation', () => {
    restoreSimulation();
    expect(currentSimulation().currentQuote).toEqual(QUOTE);
    const { result, unmount } = renderHook(() => useCurrentQuote());
    expect(result.current).toEqual(QUOTE);
    unmount();
  });

  test.each([
    ['a quantity', () => setItemQuantity(chair._id, 9)],
    ['the person', () => setPerson({ sector: 'Miel' })],
    ['the payment', () => setPayment('espece')],
    ['another simulation', () => loadSimulation(makeSimulation())],
  ])('is out of date after a change of %s, and says so', (_, changeIt) => {
    changeIt();
    expect(currentSimulation().currentQuote).toBeNull();
    expect(notices().outdated).toBe(QUOTE.reference);
    restoreSimulation();
    expect(currentSimulation().currentQuote).toBeNull();
  });

  test('survives what changes nothing', () => {
    setPerson({ sector: '' });
    setPayment(null);
    setItemQuantity(chair._id, chair.quantity);
    dropPackage('nothing');
    expect(currentSimulation().currentQuote).toEqual(QUOTE);
  });

  test.each(['{', '{"version":1}', '{"version":2}', 'null'])(
    'is forgotten when it reads %s',
    (text) => {
      sessionStorage.setItem('simulationQuote', text);
      restoreSimulation();
      expect(currentSimulation().currentQuote).toBeNull();
      expect(sessionStorage.getItem('simulationQuote')).toBeNull();
    },
  );

  test('is forgotten when the stored simulation is another', () => {
    sessionStorage.setItem(KEY, writeSimulation(makeSimulation({ items: [hostess] })));
    restoreSimulation();
    expect(currentSimulation().currentQuote).toBeNull();
  });
});

test.each([
  'nonsense',
  '"text"',
  '{"version":99}',
  JSON.stringify({ version: 1, ...INITIAL_SIMULATION, cart: { x: { ...chair, priceDA: -1 } } }),
])('stored state that cannot be used is set aside and reported: %s', (text) => {
  sessionStorage.setItem(KEY, text);
  restoreSimulation();
  expect(present()).toEqual(INITIAL_SIMULATION);
  expect(sessionStorage.getItem(SET_ASIDE_KEY)).toBe(text);
  expect(notices().setAside).toBe(true);
  restoreSimulation();
  expect(notices().setAside).toBe(false);
});

test('a payment that does not exist is none', () => {
  sessionStorage.setItem('simulationPayment', 'or');
  restoreSimulation();
  expect(currentSimulation().payment).toBeNull();
});

test('a browser that refuses storage keeps the simulation as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  addItem(chair);
  expect(present().cart[chair._id]).toEqual(chair);
  restoreSimulation();
  expect(present().cart[chair._id]).toEqual(chair);
  jest.restoreAllMocks();
  startOver();
});

test('a component shows the changes', () => {
  const { result, unmount } = renderHook(() => useSimulation());
  act(() => addItem(chair));
  expect(result.current.cart[chair._id]).toEqual(chair);
  unmount();
});

/** Anything a visitor can do, with arbitrary input. */
const anyAction: fc.Arbitrary<() => void> = fc.oneof(
  anyItem.map((item) => () => addItem(item)),
  fc.tuple(anyItem, fc.integer()).map(
    ([item, more]) =>
      () =>
        addItem(item, more),
  ),
  fc.tuple(fc.constantFrom(...'abcd'), fc.double()).map(
    ([id, count]) =>
      () =>
        setItemQuantity(id, count),
  ),
  fc.tuple(fc.nat(9), fc.double()).map(
    ([index, count]) =>
      () =>
        setItemQuantity(idAt(index), count),
  ),
  fc.tuple(fc.nat(9), fc.double()).map(
    ([index, days]) =>
      () =>
        setItemDays(idAt(index), days),
  ),
  fc.nat(9).map((index) => () => removeItem(idAt(index))),
  anyPackage.map((chosen) => () => choosePackage(chosen)),
  fc.tuple(fc.nat(5), anyPackage).map(
    ([index, chosen]) =>
      () =>
        exchangePackage(packageAt(index), chosen),
  ),
  fc.tuple(fc.nat(5), fc.double()).map(
    ([index, count]) =>
      () =>
        setPackageQuantity(packageAt(index), count),
  ),
  fc.nat(5).map((index) => () => dropPackage(packageAt(index))),
  fc
    .record({
      nationality: fc.constantFrom(ALGERIAN_EXHIBITOR, FOREIGN_EXHIBITOR),
      sector: fc.string({ maxLength: 40 }),
    })
    .map((person) => () => setPerson(person)),
  fc.string({ maxLength: 64 }).map((code) => () => typePromo(code)),
  fc.option(anyPromo).map((promo) => () => applyPromo(present().promoCode ?? '', promo)),
  fc.constantFrom('espece' as const, null).map((payment) => () => setPayment(payment)),
  fc
    .constantFrom('espece' as const, null)
    .map((payment) => () => loadSimulation(present(), payment)),
  fc.constant(() => saveQuote(QUOTE)),
  fc.constantFrom(emptyCart, startOver, undoRemoval, dropPromo),
);
const idAt = (index: number) => Object.keys(present().cart)[index] ?? '';
const packageAt = (index: number) => present().formule.selectedFormules[index]?.id ?? '';

test('whatever is done in whatever order: the state stays valid, and what is stored reads back equal', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 25 }), (actions) => {
      sessionStorage.clear();
      restoreSimulation();
      for (const action of actions) {
        const before = currentSimulation();
        action();
        const { simulation, payment, currentQuote } = currentSimulation();
        expect(v.parse(simulationStateSchema, simulation)).toEqual(simulation);
        expect(
          readSimulation(sessionStorage.getItem(KEY) ?? writeSimulation(simulation)).state,
        ).toEqual(simulation);
        // a quote never outlives what it was made of
        if (currentQuote && before.currentQuote) {
          expect([simulation, payment]).toEqual([before.simulation, before.payment]);
        }
      }
      const { simulation, payment, currentQuote } = currentSimulation();
      restoreSimulation();
      expect(currentSimulation()).toMatchObject({ simulation, payment, currentQuote });
    }),
    { numRuns: 300 },
  );
});
