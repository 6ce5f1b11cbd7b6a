import { isDeepStrictEqual } from 'node:util';
import type { OfferPrices } from '@mosta/shared/domain/offers';
import { standPrices } from '@mosta/shared/domain/stand-prices';
import type { StandJoinPreview } from '@mosta/shared/schemas/stand.schema';
import { sumOfSizes } from '../hall/hall-places';

type Measured = { size: number | null; prices: Readonly<Record<string, number>> };

/**
 * Size and prices of stands as one: those that the edition says of the new size, or, where one of the stands has prices that
 * somebody set by hand, the sum in each currency that all have.
 */
export function joinedPrices(edition: OfferPrices, stands: readonly Measured[]): StandJoinPreview {
  const size = sumOfSizes(stands.map((stand) => stand.size));
  const byRule = stands.every((stand) =>
    isDeepStrictEqual({ ...stand.prices }, standPrices(edition, stand.size)),
  );
  if (byRule) return { size, prices: standPrices(edition, size), priced: 'rule' };
  return { size, prices: sumOf(stands), priced: 'sum' };
}

function sumOf(stands: readonly Measured[]): Record<string, number> {
  const [first, ...others] = stands;
  const common = Object.keys(first?.prices ?? {}).filter((currency) =>
    others.every(({ prices }) => currency in prices),
  );
  return Object.fromEntries(
    common.map((currency) => [
      currency,
      stands.reduce((sum, { prices }) => sum + (prices[currency] ?? 0), 0),
    ]),
  );
}
