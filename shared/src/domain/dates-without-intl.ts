/**
 * Dates that every page has, as Intl writes them. The first use of Intl takes a browser 20 to 30 ms and a phone four times as long,
 * within the start of each page (docs/decisions/0146).
 */
import type { Language } from '../contract/languages';

/** The parts that a date shows, and how each is written, in the words of Intl. */
export type DateStyle = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>;

const MONTHS: Record<Language, string> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  en: 'January February March April May June July August September October November December',
  ar: 'جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر',
};

const WEEKDAYS: Record<Language, { long: string; short: string; after: string }> = {
  fr: {
    long: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    short: 'dim. lun. mar. mer. jeu. ven. sam.',
    after: ' ',
  },
  en: {
    long: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    short: 'Sun Mon Tue Wed Thu Fri Sat',
    after: ' ',
  },
  ar: {
    long: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت',
    short: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت',
    after: '، ',
  },
};

/** The styles of which all three languages write the parts in this order. */
const STYLES = new Set([
  ...['numeric day', 'long weekday'],
  ...['numeric day long month', 'long month numeric year', 'numeric day long month numeric year'],
  ...['long weekday numeric day long month', 'short weekday numeric day long month'],
]);

/**
 * The parts of a date as `formatToParts` gives them.
 * @param date its day in UTC is written
 * @returns undefined for what Intl has to write: another style, a day that does not exist
 */
export function datePartsWithoutIntl(
  language: Language,
  date: Date,
  style: DateStyle,
): Pick<Intl.DateTimeFormatPart, 'type' | 'value'>[] | undefined {
  const types = (['weekday', 'day', 'month', 'year'] as const).filter((type) => style[type]);
  const known = STYLES.has(types.map((type) => `${style[type]} ${type}`).join(' '));
  // an invalid date is not in it either
  if (!known || !(date.getUTCFullYear() >= 1000)) return undefined;
  const { after, ...names } = WEEKDAYS[language];
  const weekdays = style.weekday === 'short' ? names.short : names.long;
  const values = {
    weekday: weekdays.split(' ')[date.getUTCDay()],
    day: date.getUTCDate(),
    month: MONTHS[language].split(' ')[date.getUTCMonth()],
    year: date.getUTCFullYear(),
  };
  return types.flatMap((type, index) => [
    ...(index > 0
      ? [{ type: 'literal', value: types[index - 1] === 'weekday' ? after : ' ' } as const]
      : []),
    { type, value: `${values[type]}` },
  ]);
}
