/**
 * `amount × numerator ÷ denominator` in whole numbers, rounded half up (2,5 → 3): the one rounding rule of all prices.
 * The product is taken in `BigInt`, so that no digit is lost.
 * @param amount whole and not negative, like the others; `denominator` is above 0
 * @throws RangeError for other numbers, or when the result is no safe integer
 */
export function shareOf(amount: number, numerator: number, denominator: number): number {
  for (const part of [amount, numerator, denominator]) {
    if (!Number.isSafeInteger(part) || part < 0) throw new RangeError(`Not a whole part: ${part}`);
  }
  if (denominator === 0) throw new RangeError('Cannot take a share by 0');
  const divisor = BigInt(denominator) * 2n;
  const share = Number((BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator)) / divisor);
  if (!Number.isSafeInteger(share)) throw new RangeError(`Too large for a price: ${share}`);
  return share;
}

/** Clamps a number to two bounds; what is no number becomes the lower one. */
export function clamp(value: number, least: number, most: number): number {
  if (Number.isNaN(value)) return least;
  return Math.min(Math.max(value, least), most);
}
