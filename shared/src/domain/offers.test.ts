import * as v from 'valibot';
import { selectedPackageSchema } from '../schemas/simulation.schema';
import { makeSimulation } from '../testing/simulations';
import { FIRST_EDITION } from './edition';
import { money } from './money';
import { ALGERIAN_EXHIBITOR } from './nationality';
import {
  offerOf,
  offerPriceText,
  offersOfKind,
  packageOf,
  premiumLocationItem,
  STAND_KINDS,
  type StandOffer,
  standOffers,
} from './offers';
import { priceSimulation } from './pricing';

function offer(kind: StandOffer['kind'], squareMetres?: number): StandOffer {
  const found = offersOfKind(FIRST_EDITION, kind).find(
    (one) => squareMetres === undefined || one.squareMetres === squareMetres,
  );
  if (!found) throw new Error(`No offer ${kind}`);
  return found;
}

test('the seven offers are those of the specification, at its prices before tax', () => {
  const rows = standOffers(FIRST_EDITION).map(({ type, squareMetres, price }) => [
    type,
    squareMetres,
    price?.amount ?? null,
  ]);
  expect(rows).toEqual([
    ['espace nu', 9, 185_000],
    ['espace nu', 12, 245_000],
    ['espace équipée', 9, 185_000],
    ['espace équipée', 12, 245_000],
    ['espace premium', 24, 750_000],
    ['espace personnalisé', null, null],
    [null, null, 25_000],
  ]);
  expect(new Set(standOffers(FIRST_EDITION).map(({ id }) => id)).size).toBe(7);
});

test('every kind has its offers', () => {
  expect(STAND_KINDS.map((kind) => offersOfKind(FIRST_EDITION, kind).length)).toEqual([2, 2, 1, 1]);
});

test('a price is worded in dinars before tax, or "Sur devis"', () => {
  expect(offerPriceText(offer('bare', 9))).toBe('185\u00a0000,00\u00a0DA\u00a0HT');
  expect(offerPriceText(offer('custom'))).toBe('Sur devis');
});

test.each([
  [offer('bare', 9), undefined, 185_000, 126_000, 9],
  [offer('equipped', 12), 12, 245_000, 168_000, 12],
  [offer('premium'), undefined, 750_000, 510_000, 24],
  [offer('premium'), 30, null, null, 30],
  [offer('custom'), 17, null, null, 17],
])('$title as a package of %p m² costs %p', (chosen, squareMetres, price, priceEuro, size) => {
  const selected = packageOf(chosen, 2, squareMetres);
  expect(selected).toMatchObject({ price, priceEuro, quantity: 2, size });
  expect(offerOf(FIRST_EDITION, selected)).toEqual(chosen);
  expect(v.is(selectedPackageSchema, selected)).toBe(true);
});

test('two sizes of one offer are two packages, and a forged one has no offer', () => {
  expect(packageOf(offer('custom'), 1, 15).id).not.toBe(packageOf(offer('custom'), 1, 16).id);
  expect(offerOf(FIRST_EDITION, { id: 'bare-9', size: 12 })).toBeUndefined();
  expect(offerOf(FIRST_EDITION, { id: 'bare-9', size: 900 })).toBeUndefined();
});

test.each([
  [offer('bare', 9), 10],
  [offer('premium'), 12],
  [offer('custom'), undefined],
  [offer('custom'), 0],
  [offer('premiumLocation'), 9],
])('$title is not sold as a stand of %p m²', (chosen, squareMetres) => {
  expect(() => packageOf(chosen, 1, squareMetres)).toThrow(RangeError);
});

test('the premium location is a supplement in the cart', () => {
  const simulation = makeSimulation({
    nationality: ALGERIAN_EXHIBITOR,
    packages: [packageOf(offer('bare', 9))],
    items: [premiumLocationItem(FIRST_EDITION)],
  });
  expect(priceSimulation(FIRST_EDITION, simulation).totals?.net).toEqual(money(210_000, 'DZD'));
});
