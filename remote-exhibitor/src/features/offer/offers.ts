import { EDITION } from '@mosta/shared/domain/edition';
import type { Money } from '@mosta/shared/domain/money';

/** A line of the price list; `price` null is "Sur devis". */
export type Offer = {
  name: 'bare' | 'equipped' | 'premium' | 'premiumLocation' | 'custom';
  /** Square metres; null where the offer has no size of its own. */
  size: number | null;
  price: Money | null;
};

const { bareStand, equippedStand, premiumStand, premiumLocation } = EDITION.prices;

/** Stand offers of the edition (specification, sections 3 and 9). */
export const OFFERS: readonly Offer[] = [
  { name: 'bare', size: 9, price: bareStand[9] },
  { name: 'bare', size: 12, price: bareStand[12] },
  { name: 'equipped', size: 9, price: equippedStand[9] },
  { name: 'equipped', size: 12, price: equippedStand[12] },
  { name: 'premium', size: 24, price: premiumStand[24] },
  { name: 'premiumLocation', size: null, price: premiumLocation },
  { name: 'custom', size: null, price: null },
];

/** From this size on a premium stand is priced on quote. */
export const PREMIUM_SIZE = 24;
