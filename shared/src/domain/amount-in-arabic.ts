import { toCardinal } from 'n2words/ar-SA';

/** The forms that a counted noun takes after a number. */
export type Counted = {
  /** Alone: "one of them" and "two of them" are one word each, with what follows. */
  one: string;
  two: string;
  /** After 3 to 10. */
  few: string;
  /** After 11 to 99. */
  many: string;
  /** After whole hundreds and more. */
  hundreds: string;
};

type Scale = { of: number; one: string; two: string; twoOf: string; few: string; many: string };

/** `twoOf` is the dual right before what it counts, which takes its last letter. */
const SCALES: readonly Scale[] = [
  { of: 1e9, one: 'مليار', two: 'ملياران', twoOf: 'مليارا', few: 'مليارات', many: 'ملياراً' },
  { of: 1e6, one: 'مليون', two: 'مليونان', twoOf: 'مليونا', few: 'ملايين', many: 'مليوناً' },
  { of: 1e3, one: 'ألف', two: 'ألفان', twoOf: 'ألفا', few: 'آلاف', many: 'ألفاً' },
];

/**
 * So many of something in Arabic words. Numbers below a thousand are the library's; it does not know the forms that thousands
 * and nouns take after each other (decision 0133).
 * @throws RangeError unless it is a whole number of at least 0, below a billion thousands
 */
export function countInArabic(value: number, noun: Counted): string {
  if (!Number.isSafeInteger(value) || value < 0 || value >= 1e12) {
    throw new RangeError(`No words for ${value}`);
  }
  if (value === 0) return `${toCardinal(0)} ${noun.hundreds}`;
  const parts: string[] = [];
  let left = value;
  for (const scale of SCALES) {
    const count = Math.floor(left / scale.of);
    left %= scale.of;
    if (count > 0) parts.push(scaled(count, scale, left === 0));
  }
  if (left > 0) parts.push(counted(left, noun));
  const words = parts.join(' و');
  return left > 0 ? words : `${words} ${noun.hundreds}`;
}

/** Thousands and more. @param before whether the counted noun follows at once */
function scaled(count: number, { one, two, twoOf, few, many }: Scale, before: boolean): string {
  if (count === 1) return one;
  if (count === 2) return before ? twoOf : two;
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return `${toCardinal(count)} ${few}`;
  if (rest >= 11 && !before) return `${toCardinal(count)} ${many}`;
  return `${hundredsBefore(count)} ${one}`;
}

/** Below a thousand. */
function counted(count: number, { one, two, few, many, hundreds }: Counted): string {
  const rest = count % 100;
  if (rest === 0) return `${hundredsBefore(count)} ${hundreds}`;
  const above = count > rest ? `${toCardinal(count - rest)} و` : '';
  if (rest === 1) return above + one;
  if (rest === 2) return above + two;
  return `${toCardinal(count)} ${rest <= 10 ? few : many}`;
}

/** Two hundred lose their last letter right before what they count. */
function hundredsBefore(count: number): string {
  return count === 200 ? 'مئتا' : toCardinal(count);
}
