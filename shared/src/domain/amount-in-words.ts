import type { Currency, Money } from './money';

/** Names of the fair's currencies, and of the hundredth part where amounts have one. */
const NAMES = {
  DZD: { one: 'dinar algérien', many: 'dinars algériens', unit: 1 },
  EUR: { one: 'euro', many: 'euros', unit: 100 },
} as const satisfies Record<Currency, { one: string; many: string; unit: number }>;

const SMALL = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
] as const;

const TENS = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', '', 'quatre-vingt'];

/** Powers of a thousand above `mille`, on the long scale of French; they are nouns and take an s. */
const NOUNS = [
  [1e15, 'billiard'],
  [1e12, 'billion'],
  [1e9, 'milliard'],
  [1e6, 'million'],
] as const;

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
  if (value === 0) return SMALL[0];
  const words: string[] = [];
  let rest = value;
  for (const [size, noun] of NOUNS) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count > 0) words.push(belowThousand(count, true), count > 1 ? `${noun}s` : noun);
  }
  const thousands = Math.floor(rest / 1000);
  if (thousands > 1) words.push(belowThousand(thousands, false));
  if (thousands > 0) words.push('mille');
  if (rest % 1000 > 0) words.push(belowThousand(rest % 1000, true));
  return words.join(' ');
}

/**
 * 1 to 999.
 * @param plural `cent` and `vingt` that are multiplied and come last take an s, except before `mille`, which is a numeral:
 * "deux cents", "deux cents millions", but "deux cent mille"
 */
function belowThousand(value: number, plural: boolean): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const words: string[] = [];
  if (hundreds > 1) words.push(belowHundred(hundreds, false));
  if (hundreds > 0) words.push(hundreds > 1 && rest === 0 && plural ? 'cents' : 'cent');
  if (rest > 0) words.push(belowHundred(rest, plural));
  return words.join(' ');
}

/** 1 to 99; seventy and ninety count on from sixty and eighty. */
function belowHundred(value: number, plural: boolean): string {
  const small = SMALL[value];
  if (small) return small;
  if (value === 80 && plural) return 'quatre-vingts';
  const score = value >= 60 ? Math.floor(value / 20) * 2 : Math.floor(value / 10);
  const ones = value - score * 10;
  const tens = TENS[score] ?? '';
  if (ones === 0) return tens;
  // "et" before un and onze, except after quatre-vingt
  const and = score < 8 && (ones === 1 || ones === 11);
  return and ? `${tens} et ${SMALL[ones]}` : `${tens}-${SMALL[ones]}`;
}
