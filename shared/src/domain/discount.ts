import type { Promo } from '../schemas/simulation.schema';
import { type Money, money } from './money';
import { clamp, shareOf } from './whole-number';

/** The discount of a promo, and how it was computed. */
export type Discount =
  | {
      kind: 'percentage';
      /** Hundredths of a percent, 0 to 10 000: 12,5 % is 1 250. */
      basisPoints: number;
      amount: Money;
    }
  | {
      kind: 'fixed';
      amount: Money;
      /** The promo was limited to the subtotal. */
      limited: boolean;
    }
  /** A fixed amount in another currency is not converted: the discount is 0. */
  | { kind: 'otherCurrency'; amount: Money };

const ALL_BASIS_POINTS = 10_000;

/**
 * The discount of a promo on a subtotal before tax. A percentage is clamped to 0–100; anything else is a fixed amount
 * (specification, section 9), clamped to 0–subtotal, so that no total falls below 0. Rounded half up.
 * @param subtotal not negative
 */
export function discountOn(subtotal: Money, promo: Promo | null): Discount | null {
  if (promo === null) return null;
  const { currency } = subtotal;
  if (promo.discountType === 'percentage') {
    const basisPoints = Math.round(clamp(promo.discountValue, 0, 100) * 100);
    const amount = money(shareOf(subtotal.amount, basisPoints, ALL_BASIS_POINTS), currency);
    return { kind: 'percentage', basisPoints, amount };
  }
  if (promo.currency && promo.currency !== currency) {
    return { kind: 'otherCurrency', amount: money(0, currency) };
  }
  const amount = money(Math.round(clamp(promo.discountValue, 0, subtotal.amount)), currency);
  return { kind: 'fixed', amount, limited: promo.discountValue > subtotal.amount };
}
