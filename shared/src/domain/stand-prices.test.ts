import { makePackage, makeSimulation } from '../testing/simulations';
import { FIRST_EDITION } from './edition';
import { ALGERIAN_EXHIBITOR } from './nationality';
import { priceSimulation } from './pricing';
import { isPremiumSize, isSampleEuroPrice, showsSampleEuros, standPrices } from './stand-prices';

test.each([
  [9, { DZD: 185_000, EUR: 126_000 }],
  [12, { DZD: 245_000, EUR: 168_000 }],
  // the price per square metre of the stand of 12 m²
  [15, { DZD: 306_250, EUR: 210_000 }],
  [18, { DZD: 367_500, EUR: 252_000 }],
  [21, { DZD: 428_750, EUR: 294_000 }],
  [24, { DZD: 750_000, EUR: 510_000 }],
  [27, {}],
  [6, {}],
  [null, {}],
])('a stand of %p m² costs %p', (size, prices) => {
  expect(standPrices(FIRST_EDITION, size)).toEqual(prices);
});

test('a stand is premium from 24 m² on', () => {
  expect([null, 21, 24, 36].map(isPremiumSize)).toEqual([false, false, true, true]);
});

test('a euro price is an example until an organiser has set another', () => {
  expect(FIRST_EDITION.euroPrices.sample).toBe(true);
  expect(isSampleEuroPrice(FIRST_EDITION, 9, 126_000)).toBe(true);
  expect(isSampleEuroPrice(FIRST_EDITION, 9, 130_000)).toBe(false);
  expect(isSampleEuroPrice(FIRST_EDITION, 36, undefined)).toBe(false);
});

test('only what is priced in euros shows examples', () => {
  const shows = (nationality: string, priceEuro: number | null) => {
    const packages = [makePackage({ priceEuro })];
    return showsSampleEuros(
      FIRST_EDITION,
      priceSimulation(FIRST_EDITION, makeSimulation({ nationality, packages })),
    );
  };
  expect(shows('Exposant étranger', 126_000)).toBe(true);
  expect(shows('Exposant étranger', null)).toBe(false);
  expect(shows(ALGERIAN_EXHIBITOR, 126_000)).toBe(false);
});
