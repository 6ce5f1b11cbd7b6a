import type { Edition } from '../schemas/edition.schema';
import type { Currency } from './money';
import { type OfferPrices, PREMIUM_SQUARE_METRES, standOffers } from './offers';
import type { Quote } from './pricing';

/** Offers with a size, the smallest first; bare and equipped stands of a size cost the same. */
function sizedOffers(edition: OfferPrices) {
  return standOffers(edition)
    .flatMap(({ squareMetres, price, priceEuro }) =>
      squareMetres === null ? [] : [{ squareMetres, DZD: price?.amount, EUR: priceEuro?.amount }],
    )
    .sort((left, right) => left.squareMetres - right.squareMetres);
}

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
  const offer = sizedOffers(edition).findLast(({ squareMetres }) => squareMetres <= size);
  if (!offer) return {};
  const priced = (['DZD', 'EUR'] as const).flatMap((currency) => {
    const price = offer[currency];
    return price === undefined ? [] : [[currency, Math.round((price * size) / offer.squareMetres)]];
  });
  return Object.fromEntries(priced);
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
