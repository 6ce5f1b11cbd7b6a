import type { Edition } from '../schemas/edition.schema';
import { type Money, money } from './money';
import { shareOf } from './whole-number';

/** What the edition says of taxes. */
export type Taxes = Pick<Edition, 'vatPercent' | 'stampDuty'>;

/** TVA on an amount before tax, rounded half up to a whole dinar or cent. */
export function vatOn({ vatPercent }: Pick<Taxes, 'vatPercent'>, net: Money): Money {
  return money(shareOf(net.amount, vatPercent, 100), net.currency);
}

/** Stamp duty of a cash payment, with the values it was computed from. */
export type StampDuty = {
  /** The amount paid in cash: the total with tax. */
  base: Money;
  /** Started portions in the base. */
  portions: number;
  /** Dinars per 100 portions, which keeps the rate of 1,5 DA whole: 0, 100, 150 or 200. */
  dinarsPerHundredPortions: number;
  /** The minimum duty was applied. */
  raised: boolean;
  amount: Money;
};

/**
 * Stamp duty on cash in dinars: none up to an amount; then for each started portion what the rate of the whole amount
 * says, at least the least duty. Half a dinar is rounded up.
 * @param base the total with tax, in dinars
 * @throws RangeError for another currency: the duty is a dinar one
 */
export function stampDutyOn(
  { stampDuty: terms }: Pick<Taxes, 'stampDuty'>,
  base: Money,
): StampDuty {
  if (base.currency !== 'DZD') throw new RangeError(`No stamp duty in ${base.currency}`);
  const portions = Math.ceil(base.amount / terms.portion);
  const rated = terms.rates.find(({ upTo }) => upTo === null || base.amount <= upTo);
  const exempt = base.amount <= terms.exemptUpTo;
  const rate = exempt ? 0 : (rated?.dinarsPerHundredPortions ?? 0);
  const duty = shareOf(portions, rate, 100);
  const raised = rate > 0 && duty < terms.leastDuty;
  return {
    base,
    portions,
    dinarsPerHundredPortions: rate,
    raised,
    amount: money(raised ? terms.leastDuty : duty, 'DZD'),
  };
}
