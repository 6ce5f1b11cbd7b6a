import { toCardinal as toEnglish } from 'n2words/en-GB';
import { toCardinal } from 'n2words/fr-FR';
import type { Language } from '../contract/languages';
import { type Counted, countInArabic } from './amount-in-arabic';
import { type Currency, FRACTION, type Money } from './money';

type Names = Record<Currency, { one: string; many: string }>;

/** Names of the fair's currencies, the hundredth part of which has words of its own. */
const NAMES: Names = {
  DZD: { one: 'dinar algérien', many: 'dinars algériens' },
  EUR: { one: 'euro', many: 'euros' },
};
const ENGLISH_NAMES: Names = {
  DZD: { one: 'Algerian dinar', many: 'Algerian dinars' },
  EUR: { one: 'euro', many: 'euros' },
};
const ARABIC_NAMES: Record<Currency, Counted> = {
  DZD: {
    ...{ one: 'دينار جزائري واحد', two: 'ديناران جزائريان', few: 'دنانير جزائرية' },
    ...{ many: 'ديناراً جزائرياً', hundreds: 'دينار جزائري' },
  },
  EUR: {
    ...{ one: 'يورو واحد', two: 'اثنان يورو', few: 'يورو' },
    ...{ many: 'يورو', hundreds: 'يورو' },
  },
};
const ARABIC_CENTS: Counted = {
  ...{ one: 'سنت واحد', two: 'سنتان', few: 'سنتات', many: 'سنتاً', hundreds: 'سنت' },
};

/**
 * The amount in words, as a quote states it; in French, in traditional spelling:
 * 220 150 DA is "deux cent vingt mille cent cinquante dinars algériens", 12,50 € "douze euros et cinquante centimes".
 * @throws RangeError for a negative amount
 */
export function amountInWords({ amount, currency }: Money, language: Language = 'fr'): string {
  if (amount < 0) throw new RangeError(`No words for ${amount}`);
  const unit = FRACTION[currency];
  return WORDS[language](Math.floor(amount / unit), amount % unit, currency);
}

type Words = (whole: number, cents: number, currency: Currency) => string;

const WORDS: Record<Language, Words> = { fr: inFrench, en: inEnglish, ar: inArabic };

function inFrench(whole: number, cents: number, currency: Currency): string {
  const { one, many } = NAMES[currency];
  const main = `${numberInWords(whole)} ${joint(whole, many)}${whole < 2 ? one : many}`;
  if (cents === 0) return main;
  const part = `${numberInWords(cents)} ${cents < 2 ? 'centime' : 'centimes'}`;
  return whole === 0 ? `${part} d’euro` : `${main} et ${part}`;
}

function inEnglish(whole: number, cents: number, currency: Currency): string {
  const { one, many } = ENGLISH_NAMES[currency];
  const main = `${toEnglish(whole)} ${whole === 1 ? one : many}`;
  if (cents === 0) return main;
  const part = `${toEnglish(cents)} ${cents === 1 ? 'cent' : 'cents'}`;
  return whole === 0 ? part : `${main} and ${part}`;
}

function inArabic(whole: number, cents: number, currency: Currency): string {
  const main = countInArabic(whole, ARABIC_NAMES[currency]);
  if (cents === 0) return main;
  const part = countInArabic(cents, ARABIC_CENTS);
  return whole === 0 ? part : `${main} و${part}`;
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
