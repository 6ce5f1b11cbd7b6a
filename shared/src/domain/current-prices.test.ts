import fc from 'fast-check';
import { anySimulation, makeCartItem, makePackage, makeSimulation } from '../testing/simulations';
import { type PriceCatalogue, standTerms, withCurrentPrices } from './current-prices';
import { FIRST_EDITION } from './edition';
import { packageOf, premiumLocationItem, standOffers } from './offers';
import { priceSimulation } from './pricing';

const chair = makeCartItem();
const catalogue: PriceCatalogue = {
  packageTerms: (chosen) => standTerms(FIRST_EDITION, chosen),
  itemTerms: (id) =>
    [chair, premiumLocationItem(FIRST_EDITION)].find(({ _id }) => _id === id) ?? null,
};
const stands = standOffers(FIRST_EDITION)
  .filter(({ kind }) => kind !== 'premiumLocation')
  .map((offer) => packageOf(offer, 2, offer.squareMetres ?? 17));

test('what has the prices of the catalogue stays as it is', () => {
  const state = makeSimulation({
    packages: stands,
    items: [chair, premiumLocationItem(FIRST_EDITION)],
  });
  expect(withCurrentPrices(state, catalogue)).toEqual({ state, changed: [], gone: [] });
});

test('an old or forged price gives way to that of the catalogue, quantity and days stay', () => {
  const forged = {
    packages: stands.map((stand) => ({ ...stand, name: 'Cadeau', price: 1 })),
    items: [{ ...chair, priceDA: 0, priceEuro: 0, quantity: 4 }],
  };
  const { state, changed } = withCurrentPrices(makeSimulation(forged), catalogue);
  expect(state).toEqual(makeSimulation({ packages: stands, items: [{ ...chair, quantity: 4 }] }));
  expect(changed).toEqual([...stands.map(({ name }) => name), chair.name]);
});

test('an item that is newly charged per day is reported', () => {
  const state = makeSimulation({ items: [{ ...chair, isPerDay: true, days: 3 }] });
  expect(withCurrentPrices(state, catalogue)).toMatchObject({
    state: { cart: { [chair._id]: { isPerDay: false } } },
    changed: [chair.name],
  });
});

test('what is not offered is removed and reported', () => {
  const packages = [
    makePackage({ id: 'bare-9', size: 900, name: 'Hangar' }),
    makePackage({ id: 'premium-5', size: 5, name: 'Petit premium' }),
    makePackage({ id: 'premium-location-9', size: 9, name: 'Emplacement' }),
  ];
  const state = makeSimulation({ packages, items: [makeCartItem({ _id: 'or', name: 'Or' })] });
  expect(withCurrentPrices(state, catalogue)).toEqual({
    state: makeSimulation(),
    changed: [],
    gone: ['Hangar', 'Petit premium', 'Emplacement', 'Or'],
  });
});

test('whatever prices come in, the same catalogue gives the same quote', () => {
  const fromCatalogue = fc.record({
    drawn: anySimulation,
    chosen: fc.subarray(stands),
    forgedPrice: fc.nat(1_000_000),
  });
  fc.assert(
    fc.property(fromCatalogue, ({ drawn, chosen, forgedPrice }) => {
      const simulation = { ...drawn, formule: { selectedFormules: chosen } };
      const forged = chosen.map((stand) => ({ ...stand, price: forgedPrice }));
      const sent = { ...simulation, formule: { selectedFormules: forged } };
      const [page, server] = [simulation, sent].map((one) =>
        priceSimulation(FIRST_EDITION, withCurrentPrices(one, catalogue).state, 'espece'),
      );
      expect(server).toEqual(page);
    }),
    { numRuns: 1000 },
  );
});

test('today’s prices of today’s prices are the same', () => {
  fc.assert(
    fc.property(anySimulation, (simulation) => {
      const once = withCurrentPrices(simulation, catalogue).state;
      expect(withCurrentPrices(once, catalogue)).toEqual({ state: once, changed: [], gone: [] });
    }),
  );
});
