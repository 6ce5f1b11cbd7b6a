import { EDITION } from '@mosta/shared/domain/edition';
import type { Money } from '@mosta/shared/domain/money';

/** One size of an offer; without a price it is "Sur devis". */
type OfferSize = { squareMetres: number; price: Money };

type StandOffer = {
  id: 'bare' | 'equipped' | 'premium' | 'custom';
  sizes: readonly OfferSize[];
  /** The size is the smallest that is sold. */
  minimum?: boolean;
};

const { bareStand, equippedStand, premiumStand } = EDITION.prices;

/** The stand offers of the edition (specification, sections 3 and 9); their texts are in the catalogue. */
export const STAND_OFFERS: readonly StandOffer[] = [
  {
    id: 'bare',
    sizes: [
      { squareMetres: 9, price: bareStand[9] },
      { squareMetres: 12, price: bareStand[12] },
    ],
  },
  {
    id: 'equipped',
    sizes: [
      { squareMetres: 9, price: equippedStand[9] },
      { squareMetres: 12, price: equippedStand[12] },
    ],
  },
  { id: 'premium', sizes: [{ squareMetres: 24, price: premiumStand[24] }], minimum: true },
  { id: 'custom', sizes: [] },
];

/** Areas that several exhibitors share. */
export const COLLECTIVE_OFFERS = ['marquee', 'streetFood', 'startup'] as const;

export type { StandOffer };
