import { toCardinal } from 'n2words/fr-FR';
import type { Currency, Money } from './money';

/** Names of the fair's currencies, and of the hundredth part where amounts have one. */
const NAMES = {
  DZD: { one: 'dinar algérien', many: 'dinars algériens', unit: 1 },
  EUR: { one: 'euro', many: 'euros', unit: 100 },
} as const satisfies Record<Currency, { one: string; many: string; unit: number }>;

/**
 * The amount in French words, in traditional spelling, as a quote states it:
 * 220 150 DA is "deux cent vingt mille cent cinquante dinars algériens", 12,50 € "douze euros et cinquante centimes".
 * @throws RangeError for a negative amount
 */
export function amountInWords({ amount, currency }: Money): string {
  const { one, many, unit } = NAMES[currency];
  const whole = Math.floor(amount / unit);
  const cents = amount % unit;
  const main = `${numberInWords(whole)} ${joint(whole, many)}${whole < 2 ? one : many}`;
  if (cents === 0) return main;
  const part = `${numberInWords(cents)} ${cents < 2 ? 'centime' : 'centimes'}`;
  return whole === 0 ? `${part} d’euro` : `${main} et ${part}`;
}

/** After million and the like comes `de`: "un million de dinars", "deux milliards d’euros". */
function joint(whole: number, name: string): string {
  if (whole === 0 || whole % 1e6 !== 0) return '';
  return /^[aeiouy]/.test(name) ? 'd’' : 'de ';
}

/**
 * A whole number in French words, in traditional spelling: hyphens below a hundred only.
 * @throws RangeError unless it is a safe integer of at least 0
 */
export function numberInWords(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`No words for ${value}`);
  return toCardinal(value);
}
