import { money } from '@mosta/shared/domain/money';
import type { IssuedContent } from '@mosta/shared/schemas/issued.schema';

/**
 * The sums of a credit note of that amount with tax: those of its invoice where it takes all of it back, else its tax is
 * computed from the amount, rounded half up.
 */
export function creditSums(
  { sums, total }: Pick<IssuedContent, 'sums' | 'total'>,
  amount: number,
): IssuedContent['sums'] {
  if (sums === null) return null;
  if (amount === total.amount) return sums;
  const { currency } = total;
  const { vatPercent } = sums;
  const net = Math.round((amount * 100) / (100 + vatPercent));
  return {
    ...{ subtotal: money(net, currency), discount: null, net: money(net, currency) },
    ...{ vatPercent, vat: money(amount - net, currency), gross: money(amount, currency) },
    stampDuty: null,
  };
}
