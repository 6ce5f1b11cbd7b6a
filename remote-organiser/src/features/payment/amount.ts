import type { Currency } from '@mosta/shared/domain/money';

/** Decimals that a currency is typed with: dinars are whole. */
const DECIMALS: Record<Currency, number> = { DZD: 0, EUR: 2 };

/**
 * An amount as people type it, `185 000` or `1 260,50`, in the smallest used unit.
 * @returns null where it is no amount of that currency
 */
export function readAmount(text: string, currency: Currency): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  const decimals = DECIMALS[currency];
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const fraction = (match[2] ?? '').padEnd(2, '0');
  if (decimals === 0) return Number(fraction) === 0 ? Number(match[1]) : null;
  return Number(match[1]) * 100 + Number(fraction);
}

/** The same text from an amount: `1260.5` euros are `1260,50`. */
export function amountText(amount: number, currency: Currency): string {
  const decimals = DECIMALS[currency];
  return (amount / 10 ** decimals).toFixed(decimals).replace('.', ',');
}
