import { isLanguage } from '../contract/languages';
import { amountWithoutIntl } from './numbers-without-intl';

/** Currencies in which the fair prices; amounts are integers of the smallest unit used: whole dinars, euro cents. */
export type Currency = 'DZD' | 'EUR';

/** An amount: `amount` is an integer of the currency's smallest used unit. */
export type Money = { readonly amount: number; readonly currency: Currency };

/** Smallest used units in one of the main unit. */
export const FRACTION: Record<Currency, number> = { DZD: 1, EUR: 100 };

function isCurrency(code: string): code is Currency {
  return Object.hasOwn(FRACTION, code);
}

/** @throws RangeError when the amount is not a safe integer: money is never a float */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount: ${amount}`);
  return { amount, currency };
}

/** @throws RangeError when the currencies differ */
export function addMoney(left: Money, right: Money): Money {
  if (left.currency !== right.currency) {
    throw new RangeError(`Cannot add ${left.currency} and ${right.currency}`);
  }
  return money(left.amount + right.amount, left.currency);
}

/** @param times a whole number */
export function multiplyMoney(value: Money, times: number): Money {
  return money(value.amount * times, value.currency);
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formatted as fr-DZ: `185 000,00 DA`; other languages by their own rules.
 * @param language BCP 47 primary tag of the reader: `fr`, `en`, `ar`
 */
export function formatMoney(value: Money, language = 'fr'): string {
  return formatMain(value.amount / FRACTION[value.currency], value.currency, language);
}

/** What is taken off or was paid already: `−5 000,00 DA`. */
export function formatDeduction(value: Money, language = 'fr'): string {
  return formatMoney(multiplyMoney(value, -1), language);
}

/** An amount without its fraction, for headlines: `185 000 DA`. Only for whole amounts: others are rounded. */
export function formatRoundMoney(value: Money, language = 'fr'): string {
  const amount = value.amount / FRACTION[value.currency];
  return formatMain(amount, value.currency, language, 0);
}

function localeOf(language: string): string {
  return { fr: 'fr-DZ', en: 'en-DZ', ar: 'ar-DZ' }[language] ?? language;
}

/**
 * An amount already in the main unit, in any ISO 4217 currency, as hotels state theirs.
 * An unknown code is written after the number.
 */
export function formatPrice(amount: number, currency: string, language = 'fr'): string {
  return formatMain(amount, currency, language);
}

function formatMain(amount: number, currency: string, language: string, digits = 2): string {
  const written =
    isLanguage(language) && isCurrency(currency)
      ? amountWithoutIntl(language, amount, currency, digits)
      : undefined;
  if (written !== undefined) return written;
  const locale = localeOf(language);
  const key = `${locale} ${currency} ${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = /^[A-Z]{3}$/.test(currency)
      ? new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        })
      : new Intl.NumberFormat(locale, { minimumFractionDigits: digits });
    formatters.set(key, formatter);
  }
  // Narrow no-break spaces are hardly visible in the fair's typefaces, and PDF fonts lack them.
  // The minus sign is one character in every language, and nothing is less than nothing.
  const text = formatter
    .format(amount === 0 ? 0 : amount)
    .replaceAll('\u202f', '\u00a0')
    .replace('-', '−');
  return /^[A-Z]{3}$/.test(currency) ? text : `${text}\u00a0${currency}`;
}
