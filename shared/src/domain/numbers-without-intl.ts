/** Numbers and amounts that every page has, as Intl writes them, for the reason that dates-without-intl.ts tells. */
import type { Language } from '../contract/languages';

const SEPARATORS: Record<Language, { thousands: string; decimals: string }> = {
  fr: { thousands: '\u00a0', decimals: ',' },
  en: { thousands: ',', decimals: '.' },
  ar: { thousands: '.', decimals: ',' },
};

/**
 * @param decimals how many are written
 * @returns undefined for what Intl has to write: a number that has more decimals, is below zero, or too large to be exact
 */
export function numberWithoutIntl(
  language: Language,
  value: number,
  decimals = 0,
): string | undefined {
  const units = Math.round(value * 10 ** decimals);
  if (!Number.isSafeInteger(units) || units < 0 || units / 10 ** decimals !== value)
    return undefined;
  const { thousands, decimals: point } = SEPARATORS[language];
  const digits = `${units}`.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return decimals === 0 ? whole : `${whole}${point}${digits.slice(-decimals)}`;
}

/** An amount, with `#` in the place of its number. */
const AMOUNTS: Record<Language, { DZD: string; EUR: string }> = {
  fr: { DZD: '#\u00a0DA', EUR: '#\u00a0€' },
  en: { DZD: 'DZD\u00a0#', EUR: '€#' },
  ar: { DZD: '\u200f#\u00a0د.ج.\u200f', EUR: '\u200f#\u00a0€' },
};

/**
 * @param amount in the main unit of the currency
 * @returns undefined as `numberWithoutIntl`
 */
export function amountWithoutIntl(
  language: Language,
  amount: number,
  currency: keyof (typeof AMOUNTS)[Language],
  decimals: number,
): string | undefined {
  const number = numberWithoutIntl(language, amount, decimals);
  return number && AMOUNTS[language][currency].replace('#', number);
}
