import { EDITION, type OpeningDay } from '@mosta/shared/domain/edition';
import type { Language } from '@mosta/shared/i18n';

/** Formats of dates in the reader's language; Algeria's own French and Arabic. */
const LOCALES: Record<Language, string> = { fr: 'fr-DZ', en: 'en-GB', ar: 'ar-DZ' };

/** A calendar date has no hour: it is read and written in UTC, so that no time zone can move it. */
function format(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const formatter = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
  return firstOfMonth(formatter.format(new Date(`${date}T00:00:00Z`)), language, date);
}

/** French writes "1er mai"; Intl says "1 mai". */
function firstOfMonth(text: string, language: Language, date: string): string {
  if (language !== 'fr' || !date.endsWith('-01')) return text;
  return text.replace(/(^|\s)0?1(?=\s|$)/, (_, before: string) => `${before}1er`);
}

/** `28 avril`, `1er mai 2025`. */
export function formatDate(date: string, language: Language, withYear = false): string {
  return format(date, language, {
    day: 'numeric',
    month: 'long',
    ...(withYear && { year: 'numeric' }),
  });
}

/** The day's number as it is read aloud: `28`, `1er`. */
export function formatDayNumber(date: string, language: Language): string {
  return format(date, language, { day: 'numeric' });
}

export function formatWeekday(date: string, language: Language): string {
  return format(date, language, { weekday: 'long' });
}

export function formatMonth(date: string, language: Language): string {
  return format(date, language, { month: 'long', year: 'numeric' });
}

/** `10h00` in French, `10:00` elsewhere. */
export function formatHour(hour: string, language: Language): string {
  return language === 'fr' ? hour.replace(':', 'h') : hour;
}

/** First and last day of the edition as one range: `28 avril – 1er mai 2025`. */
export function formatEditionRange(language: Language): string {
  const [first, last] = editionEnds();
  return `${formatDate(first.date, language)} – ${formatDate(last.date, language, true)}`;
}

/** @throws RangeError for an edition without days */
export function editionEnds(): [first: OpeningDay, last: OpeningDay] {
  const first = EDITION.days.at(0);
  const last = EDITION.days.at(-1);
  if (!first || !last) throw new RangeError('An edition has at least one day');
  return [first, last];
}
