import type { Edition } from '../schemas/edition.schema';
import type { Currency } from './money';
import { type OfferPrices, PREMIUM_SQUARE_METRES, standOffers } from './offers';
import type { Quote } from './pricing';

/**
 * Prices of a stand by its size, before tax, in smallest used units: those of the offer of that size, or the price per
 * square metre of the next smaller one. A currency is missing where it is « Sur devis », as for all above the premium stand.
 * @param size square metres; null where it is not known
 */
export function standPrices(
  edition: OfferPrices,
  size: number | null,
): Partial<Record<Currency, number>> {
  if (size === null || size > PREMIUM_SQUARE_METRES) return {};
  const [offer] = standOffers(edition)
    .filter(({ squareMetres }) => squareMetres !== null && squareMetres <= size)
    .sort((left, right) => Number(right.squareMetres) - Number(left.squareMetres));
  const metres = offer?.squareMetres;
  if (!metres) return {};
  const amounts = Object.entries({ DZD: offer.price, EUR: offer.priceEuro });
  return Object.fromEntries(
    amounts.flatMap(([currency, price]) =>
      price ? [[currency, Math.round((price.amount * size) / metres)]] : [],
    ),
  );
}

/** Whether a stand of this size is sold as "espace premium". */
export function isPremiumSize(size: number | null): boolean {
  return size !== null && size >= PREMIUM_SQUARE_METRES;
}

/** Whether what is priced shows euro prices that are the edition's examples. */
export function showsSampleEuros(
  edition: Pick<Edition, 'euroPrices'>,
  { currency, lines }: Pick<Quote, 'currency' | 'lines'>,
): boolean {
  return (
    edition.euroPrices.sample &&
    currency === 'EUR' &&
    lines.some(({ unitPrice }) => unitPrice !== null)
  );
}

/** Whether a stand's euro price is the edition's example, and not yet one that the organiser has set. */
export function isSampleEuroPrice(
  edition: OfferPrices,
  size: number | null,
  amount: number | undefined,
): boolean {
  return (
    edition.euroPrices.sample && amount !== undefined && amount === standPrices(edition, size).EUR
  );
}
