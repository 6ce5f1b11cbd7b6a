import fc from 'fast-check';
import { FOREIGN_EXHIBITOR, NATIONALITIES } from '../domain/nationality';
import {
  type CartItem,
  type Promo,
  type SelectedPackage,
  SIMULATION_LIMITS,
  type SimulationState,
} from '../schemas/simulation.schema';

/** A supply that is plainly sample data. */
export function makeCartItem(changes: Partial<CartItem> = {}): CartItem {
  return {
    _id: 'chaise',
    name: 'Chaise exemple',
    title: 'Chaise exemple',
    category: 'Mobilier',
    parentCategory: 'Fournitures',
    unit: 'pièce',
    isPerDay: false,
    days: 1,
    quantity: 1,
    priceDA: 1_500,
    priceEuro: 1_050,
    additionalInfo: null,
    description: null,
    imagePath: null,
    ...changes,
  };
}

/** A stand that is plainly sample data, with a price in both currencies. */
export function makePackage(changes: Partial<SelectedPackage> = {}): SelectedPackage {
  return {
    id: 'stand-exemple',
    name: 'Stand exemple',
    price: 185_000,
    priceEuro: 125_000,
    quantity: 1,
    size: 9,
    ...changes,
  };
}

const { price, quantity, days } = SIMULATION_LIMITS;
const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,11}$/);
const anyPrice = fc.oneof(fc.nat(500_000), fc.nat(price));
const maybePrice = fc.option(anyPrice);
const anyQuantity = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: quantity }));

export const anyItem: fc.Arbitrary<CartItem> = fc
  .record({
    _id: id,
    isPerDay: fc.boolean(),
    days: fc.integer({ min: 1, max: days }),
    quantity: anyQuantity,
    priceDA: anyPrice,
    priceEuro: maybePrice,
  })
  .map(makeCartItem);

export const anyPackage: fc.Arbitrary<SelectedPackage> = fc
  .record({
    id,
    price: maybePrice,
    priceEuro: maybePrice,
    // Six of them stay within the stands that a simulation may have.
    quantity: fc.integer({ min: 1, max: 3 }),
    size: fc.integer({ min: 1, max: 200 }),
  })
  .map(makePackage);

/** Valid and forged promos. */
export const anyPromo: fc.Arbitrary<Promo> = fc.record(
  {
    discountType: fc.constantFrom('percentage', 'fixed', 'montant'),
    discountValue: fc.oneof(
      fc.integer({ min: -50, max: 150 }),
      fc.integer({ min: -1_000_000, max: 1_000_000_000 }),
      // JSON has no -0
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
    ),
    currency: fc.constantFrom('DZD' as const, 'EUR' as const),
  },
  { requiredKeys: ['discountType', 'discountValue'] },
);

const anyNationality = fc.oneof(fc.constantFrom(...NATIONALITIES, ''), fc.string());

/** Any state that the schema accepts. */
export const anySimulation: fc.Arbitrary<SimulationState> = fc
  .record({
    nationality: anyNationality,
    packages: fc.uniqueArray(anyPackage, { maxLength: 6, selector: (one) => one.id }),
    items: fc.uniqueArray(anyItem, { maxLength: 10, selector: (one) => one._id }),
    promo: fc.option(anyPromo),
  })
  .map(makeSimulation);

/** A simulation of the given parts, for an exhibitor who pays in euros by default. */
export function makeSimulation({
  nationality = FOREIGN_EXHIBITOR,
  packages = [],
  items = [],
  promo = null,
}: {
  nationality?: string;
  packages?: SelectedPackage[];
  items?: CartItem[];
  promo?: Promo | null;
} = {}): SimulationState {
  return {
    personalInfo: { nationality, sector: 'Huiles', participationType: 'Individuelle' },
    formule: { selectedFormules: packages },
    cart: Object.fromEntries(items.map((item) => [item._id, item])),
    promo,
    promoCode: null,
  };
}
