import type { Language } from '@mosta/shared/contract/languages';
import { formatMoney, money } from '@mosta/shared/domain/money';
import { CURRENCIES } from '@mosta/shared/schemas/money.schema';
import type { Stand } from '@mosta/shared/schemas/stand.schema';

/** A stand's price in every currency in which it has one, as a reader sees it. */
export function amountsOf(prices: Stand['prices'], language: Language): string[] {
  return CURRENCIES.flatMap((currency) => {
    const amount = prices[currency];
    return amount === undefined ? [] : [formatMoney(money(amount, currency), language)];
  });
}
