import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { ALGERIAN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { standOffers } from '@mosta/shared/domain/offers';
import { priceSimulation } from '@mosta/shared/domain/pricing';
import type { CartItem, Simulation } from '@mosta/shared/schemas/simulation.schema';

/** A supply that is plainly an example. */
const ITEM: CartItem = {
  _id: 'chaise-exemple',
  name: 'Chaise exemple',
  title: 'Chaise exemple',
  category: 'Mobilier',
  parentCategory: 'Fournitures',
  unit: 'unité',
  isPerDay: false,
  days: 1,
  quantity: 4,
  priceDA: 1_500,
  priceEuro: 1_000,
  additionalInfo: null,
  description: 'Chaise empilable (exemple).',
  imagePath: null,
};

const { days: _days, quantity: _quantity, ...offered } = ITEM;
export const SAMPLE_ITEM = offered;

export const SAMPLE_SIMULATION: Simulation = {
  personalInfo: {
    nationality: ALGERIAN_EXHIBITOR,
    sector: 'Huiles (exemple)',
    participationType: 'Individuelle',
  },
  formule: {
    selectedFormules: [
      {
        id: 'bare-9',
        name: 'Espace nu 9 m²',
        price: FIRST_EDITION.prices.bareStand[9].amount,
        priceEuro: null,
        quantity: 1,
        size: 9,
      },
    ],
  },
  cart: { [ITEM._id]: ITEM },
  promo: { discountType: 'percentage', discountValue: 10 },
  promoCode: 'EXEMPLE10',
};

/** Reckoned as every quote is, so that its sums are right. */
export const SAMPLE_PRICED = priceSimulation(FIRST_EDITION, SAMPLE_SIMULATION, 'virement');

export const SAMPLE_OFFER = standOffers(FIRST_EDITION)[0];
