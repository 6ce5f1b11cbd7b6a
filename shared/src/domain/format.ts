import type { Language } from '../contract/languages';
import { type DateStyle, datePartsWithoutIntl } from './dates-without-intl';
import { numberWithoutIntl } from './numbers-without-intl';

/** Algerian manner of each language: Western digits and the month names used in Algeria. */
const LOCALES: Record<Language, string> = { fr: 'fr-DZ', en: 'en-GB', ar: 'ar-DZ' };
const TIME_ZONE = 'Africa/Algiers';

/** Formatters by language and style: making one takes as long as some hundred dates. */
const dateFormatters = new Map<string, Intl.DateTimeFormat>();

function dateFormatter(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(style)}`;
  const known = dateFormatters.get(key) ?? new Intl.DateTimeFormat(locale, style);
  dateFormatters.set(key, known);
  return known;
}

const LONG_DATE: DateStyle = { day: 'numeric', month: 'long', year: 'numeric' };

/**
 * A date as the language writes it; in French the first of a month is "1er", which Intl leaves out, unless the month is
 * in figures too.
 * @param date an instant, read in Algeria's time, or a calendar date `2025-05-01`
 * @param style parts to show; day, month and year by default
 * @throws RangeError for a date that does not exist
 */
export function formatDate(language: Language, date: Date | string, style: DateStyle = LONG_DATE) {
  const calendarDate = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);
  const instant = typeof date === 'string' ? new Date(date) : date;
  const parts =
    (calendarDate ? datePartsWithoutIntl(language, instant, style) : undefined) ??
    dateFormatter(LOCALES[language], {
      ...style,
      timeZone: calendarDate ? 'UTC' : TIME_ZONE,
    }).formatToParts(instant);
  const inFigures = style.month === 'numeric' || style.month === '2-digit';
  return parts
    .map(({ type, value }) => (type === 'day' && !inFigures ? asDay(language, value) : value))
    .join('');
}

/** The number of a day as it stands in a date. */
function asDay(language: Language, day: string): string {
  return language === 'fr' && /^0?1$/.test(day) ? '1er' : day;
}

/** Two dates and what they share once: "28 avril – 1er mai 2025", "28 – 30 avril 2025"; one day stands once. Calendar dates. */
export function formatDateRange(language: Language, from: string, to: string): string {
  if (from === to) return formatDate(language, from);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const sameMonth = sameYear && from.slice(0, 7) === to.slice(0, 7);
  const start = sameMonth
    ? asDay(language, String(Number(from.slice(8))))
    : formatDate(language, from, sameYear ? { day: 'numeric', month: 'long' } : LONG_DATE);
  return `${start} – ${formatDate(language, to)}`;
}

const TIME_OF_DAY: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
};

/**
 * A time of day: "10h00" in French, "10:00" elsewhere; 24 hours.
 * @param time an instant, read in Algeria's time, or a time of day `10:00`
 */
export function formatTime(language: Language, time: Date | string): string {
  const clock =
    typeof time === 'string' && /^\d{2}:\d{2}$/.test(time)
      ? time
      : dateFormatter('en-GB', TIME_OF_DAY).format(new Date(time));
  return language === 'fr' ? clock.replace(':', 'h') : clock;
}

/** A number, its thousands apart: "2 501" in French, "2,501" in English. At most three decimals. */
export function formatNumber(language: Language, value: number): string {
  // narrow no-break spaces all but vanish in the fair's faces
  return (
    numberWithoutIntl(language, value) ??
    value.toLocaleString(LOCALES[language]).replaceAll('\u202f', '\u00a0')
  );
}

/** The size of a file: "340 ko", "1,2 Mo". @param bytes of 1024 to the kilobyte, as systems show them */
export function formatFileSize(language: Language, bytes: number): string {
  const kilobytes = bytes / 1024;
  const large = kilobytes >= 1000;
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? kilobytes / 1024 : Math.max(1, Math.ceil(kilobytes)));
}
