import { type Money, money } from './money';
import { shareOf } from './whole-number';

/** Value added tax of the fair's offers, in percent. */
export const VAT_PERCENT = 19;

/** TVA on an amount before tax, rounded half up to a whole dinar or cent. */
export function vatOn(net: Money): Money {
  return money(shareOf(net.amount, VAT_PERCENT, 100), net.currency);
}

/** Stamp duty of a cash payment, with the values it was computed from. */
export type StampDuty = {
  /** The amount paid in cash: the total with tax. */
  base: Money;
  /** Started portions of 100 DA in the base. */
  portions: number;
  /** Dinars per 100 portions, which keeps the rate of 1,5 DA whole: 0, 100, 150 or 200. */
  dinarsPerHundredPortions: number;
  /** The minimum duty was applied. */
  raised: boolean;
  amount: Money;
};

const PORTION = 100;
const EXEMPT_UP_TO = 300;
const LEAST_DUTY = 5;

/** Rates by amount; the whole amount is charged at one rate. */
const RATES = [
  { upTo: EXEMPT_UP_TO, dinarsPerHundredPortions: 0 },
  { upTo: 30_000, dinarsPerHundredPortions: 100 },
  { upTo: 100_000, dinarsPerHundredPortions: 150 },
  { upTo: Number.POSITIVE_INFINITY, dinarsPerHundredPortions: 200 },
] as const;

/**
 * Stamp duty on cash in dinars: none up to 300 DA; then for each started 100 DA: 1 DA up to 30 000, 1,5 DA up to
 * 100 000, 2 DA above, at least 5 DA. Half a dinar is rounded up.
 * @param base the total with tax, in dinars
 * @throws RangeError for another currency: the duty is a dinar one
 */
export function stampDutyOn(base: Money): StampDuty {
  if (base.currency !== 'DZD') throw new RangeError(`No stamp duty in ${base.currency}`);
  const portions = Math.ceil(base.amount / PORTION);
  const rate = RATES.find(({ upTo }) => base.amount <= upTo)?.dinarsPerHundredPortions ?? 0;
  const duty = shareOf(portions, rate, 100);
  const raised = rate > 0 && duty < LEAST_DUTY;
  return {
    base,
    portions,
    dinarsPerHundredPortions: rate,
    raised,
    amount: money(raised ? LEAST_DUTY : duty, 'DZD'),
  };
}
