import type { OfferPrices } from './offers';
import { standPrices } from './stand-prices';

/** Square metres of a part at least; of a stand whose size is not known, a tenth. */
export const LEAST_PART = 3;
const LEAST_SHARE = 0.1;

/** What a part of a stand is, and what it costs by currency, in the smallest used unit. */
export type MeasuredPart = { size: number | null; prices: Record<string, number> };

type Measured = { size: number | null; prices: Readonly<Record<string, number>> };

/**
 * Size and prices of the parts of a stand: prices are those that the edition says of each size, or, where somebody set those
 * of the stand by hand, the share of each part. Sizes and shared prices add up to those of the stand.
 * @param shares of the area; their sum is one
 */
export function measuredParts(
  edition: OfferPrices,
  stand: Measured,
  shares: readonly number[],
): { parts: MeasuredPart[]; priced: 'rule' | 'share' } {
  const sizes = partSizes(stand.size, shares);
  if (isSame(stand.prices, standPrices(edition, stand.size)))
    return {
      priced: 'rule',
      parts: sizes.map((size) => ({ size, prices: standPrices(edition, size) })),
    };
  const shared = Object.entries(stand.prices).map(
    ([currency, amount]) => [currency, dividedBy(amount, shares)] as const,
  );
  return {
    priced: 'share',
    parts: sizes.map((size, index) => ({
      size,
      prices: Object.fromEntries(
        shared.map(([currency, amounts]) => [currency, amounts[index] ?? 0]),
      ),
    })),
  };
}

/** Square metres of each part, to the hundredth. */
export function partSizes(size: number | null, shares: readonly number[]): (number | null)[] {
  if (size === null) return shares.map(() => null);
  return dividedBy(100 * size, shares).map((hundredths) => hundredths / 100);
}

/** Whole amounts by share, which add up to the whole. */
function dividedBy(whole: number, shares: readonly number[]): number[] {
  let share = 0;
  let before = 0;
  return shares.map((own, index) => {
    share = index === shares.length - 1 ? 1 : share + own;
    const until = Math.round(whole * share);
    const part = until - before;
    before = until;
    return part;
  });
}

/** Whether one of the parts would be too small for a stand. */
export function hasSmallPart(size: number | null, shares: readonly number[]): boolean {
  if (size === null) return shares.some((share) => share < LEAST_SHARE - 1e-9);
  return partSizes(size, shares).some((part) => Number(part) < LEAST_PART);
}

/** Codes for the parts of a stand, none of them taken: `A05-1`, `A05-2`. */
export function proposedCodes(
  code: string,
  many: number,
  isTaken: (code: string) => boolean,
): string[] {
  const codes: string[] = [];
  for (let number = 1; codes.length < many; number += 1) {
    const proposed = `${code}-${number}`;
    if (!isTaken(proposed)) codes.push(proposed);
  }
  return codes;
}

function isSame(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): boolean {
  const currencies = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...currencies].every((currency) => one[currency] === other[currency]);
}
