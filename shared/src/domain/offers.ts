import type { Edition } from '../schemas/edition.schema';
import type { CartItem, SelectedPackage } from '../schemas/simulation.schema';
import { formatMoney, type Money } from './money';

/** Kinds of stand offers in display order; keys of the pages' texts. */
export const STAND_KINDS = ['bare', 'equipped', 'premium', 'custom'] as const;
export type StandKind = (typeof STAND_KINDS)[number];

/** A stand offer (specification, sections 3 and 9). Pages translate `title`; quotes print it. */
export type StandOffer = {
  id: string;
  kind: StandKind | 'premiumLocation';
  title: string;
  /** The specification's word; the last offer has none. */
  type: 'espace nu' | 'espace équipée' | 'espace premium' | 'espace personnalisé' | null;
  /** Null where the offer has no size of its own. */
  squareMetres: number | null;
  /** The size is the smallest that is sold; a larger one is "Sur devis". */
  minimum: boolean;
  /** Before tax, in dinars; null is "Sur devis". */
  price: Money | null;
  /** The same in euros: the edition's `euroPrices` say whether it is an example. */
  priceEuro: Money | null;
};

/** What the edition says of prices. */
export type OfferPrices = Pick<Edition, 'prices' | 'euroPrices'>;

const fixed = { minimum: false } as const;
const bare = { ...fixed, kind: 'bare', type: 'espace nu' } as const;
const equipped = { ...fixed, kind: 'equipped', type: 'espace équipée' } as const;

/** Area of the smallest premium stand, which has a price. */
export const PREMIUM_SQUARE_METRES = 24;

/** Under which the premium location is offered, and lies in the cart. */
export const PREMIUM_LOCATION_ID = 'premium-location';

const PREMIUM_LOCATION = {
  ...fixed,
  id: PREMIUM_LOCATION_ID,
  kind: 'premiumLocation',
  title: 'Emplacement premium',
  type: null,
  squareMetres: null,
} as const;

/** The seven stand offers of an edition. */
export function standOffers({ prices, euroPrices }: OfferPrices): readonly StandOffer[] {
  const { bareStand, equippedStand, premiumStand, premiumLocation } = prices;
  return [
    {
      ...bare,
      id: 'bare-9',
      title: 'Espace nu 9 m²',
      squareMetres: 9,
      price: bareStand[9],
      priceEuro: euroPrices.bareStand[9],
    },
    {
      ...bare,
      id: 'bare-12',
      title: 'Espace nu 12 m²',
      squareMetres: 12,
      price: bareStand[12],
      priceEuro: euroPrices.bareStand[12],
    },
    {
      ...equipped,
      id: 'equipped-9',
      title: 'Espace équipé 9 m²',
      squareMetres: 9,
      price: equippedStand[9],
      priceEuro: euroPrices.equippedStand[9],
    },
    {
      ...equipped,
      id: 'equipped-12',
      title: 'Espace équipé 12 m²',
      squareMetres: 12,
      price: equippedStand[12],
      priceEuro: euroPrices.equippedStand[12],
    },
    {
      id: 'premium',
      kind: 'premium',
      title: 'Espace Premium',
      type: 'espace premium',
      squareMetres: PREMIUM_SQUARE_METRES,
      minimum: true,
      price: premiumStand[PREMIUM_SQUARE_METRES],
      priceEuro: euroPrices.premiumStand[PREMIUM_SQUARE_METRES],
    },
    {
      ...fixed,
      id: 'custom',
      kind: 'custom',
      title: 'Espace personnalisé',
      type: 'espace personnalisé',
      squareMetres: null,
      price: null,
      priceEuro: null,
    },
    { ...PREMIUM_LOCATION, price: premiumLocation, priceEuro: euroPrices.premiumLocation },
  ];
}

/** The offers of one kind, smallest first. */
export function offersOfKind(
  edition: OfferPrices,
  kind: StandOffer['kind'],
): readonly StandOffer[] {
  return standOffers(edition).filter((offer) => offer.kind === kind);
}

/** The price as the specification words it: `185 000,00 DA HT`, or "Sur devis". */
export function offerPriceText({ price }: Pick<StandOffer, 'price'>): string {
  return price ? `${formatMoney(price)}\u00a0HT` : 'Sur devis';
}

/**
 * A stand offer as a package of the simulation.
 * @param squareMetres needed where the offer has no size of its own; a larger premium stand is "Sur devis"
 * @throws RangeError for a size that is not sold, and for the premium location, which is a supplement
 */
export function packageOf(
  offer: StandOffer,
  quantity = 1,
  squareMetres: number | null = offer.squareMetres,
): SelectedPackage {
  const size = squareMetres ?? 0;
  if (!isSold(offer, size)) {
    throw new RangeError(`${offer.title} is not sold as a stand of ${squareMetres} m²`);
  }
  const listed = size === offer.squareMetres;
  return {
    // each size of an offer is a package of its own
    id: listed ? offer.id : `${offer.id}-${size}`,
    name: offer.title,
    price: listed ? (offer.price?.amount ?? null) : null,
    priceEuro: listed ? (offer.priceEuro?.amount ?? null) : null,
    quantity,
    size,
  };
}

/** The offer that a package was made from; undefined for a forged or withdrawn one. */
export function offerOf(
  edition: OfferPrices,
  { id, size }: Pick<SelectedPackage, 'id' | 'size'>,
): StandOffer | undefined {
  return standOffers(edition).find(
    (offer) =>
      isSold(offer, size) &&
      id === (size === offer.squareMetres ? offer.id : `${offer.id}-${size}`),
  );
}

/** Whether a stand of this size is sold under the offer; never under that of the premium location. */
function isSold({ kind, squareMetres, minimum }: StandOffer, size: number): boolean {
  if (kind === 'premiumLocation') return false;
  if (squareMetres === null) return size > 0;
  return minimum ? size >= squareMetres : size === squareMetres;
}

/** The premium location as an item of the cart: a supplement to a stand. */
export function premiumLocationItem({ prices, euroPrices }: OfferPrices): CartItem {
  return {
    _id: PREMIUM_LOCATION.id,
    name: PREMIUM_LOCATION.title,
    title: PREMIUM_LOCATION.title,
    category: 'Emplacement',
    parentCategory: 'Service',
    unit: 'stand',
    isPerDay: false,
    days: 1,
    quantity: 1,
    priceDA: prices.premiumLocation.amount,
    priceEuro: euroPrices.premiumLocation.amount,
    additionalInfo: null,
    description: null,
    imagePath: null,
  };
}
