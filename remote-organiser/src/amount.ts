import type { Language } from '@mosta/shared/contract/languages';
import { type Currency, FRACTION } from '@mosta/shared/domain/money';

/**
 * An amount as people type it, `185 000` or `1 260,50`, in the smallest used unit.
 * @returns null where it is no amount of that currency
 */
export function readAmount(text: string, currency: Currency): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  const hundredths = Math.round(Number(plain) * 100);
  const amount = (hundredths * FRACTION[currency]) / 100;
  return Number.isInteger(amount) ? amount : null;
}

/** The same text from an amount: `1260.5` euros are `1260,50`. */
export function amountText(amount: number, currency: Currency): string {
  const decimals = Math.log10(FRACTION[currency]);
  return (amount / FRACTION[currency]).toFixed(decimals).replace('.', ',');
}

/** A number as it is typed, without spaces: `4,5` metres, in English `4.5`. Fields read both. */
export function decimalText(value: number, language: Language): string {
  return String(value).replace('.', language === 'en' ? '.' : ',');
}
