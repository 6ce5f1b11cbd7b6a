import type { Edition, OpeningDay } from './edition';

/** The edition's phase at a given time. */
export type EditionPhase =
  | { phase: 'before' /** Whole days until the opening, rounded up. */; daysLeft: number }
  | { phase: 'during' }
  | { phase: 'after' };

/** Algeria keeps UTC+1 all year, without summer time. */
const ALGERIA_OFFSET = '+01:00';
const DAY_MS = 24 * 60 * 60 * 1000;

/** First and last day of the edition. @throws RangeError for an edition without days */
export function editionEnds(edition: Edition): [first: OpeningDay, last: OpeningDay] {
  const first = edition.days.at(0);
  const last = edition.days.at(-1);
  if (!first || !last) throw new RangeError('An edition has at least one day');
  return [first, last];
}

/** The instant of a calendar date and a time of day `10:00` in Algeria. */
export function algerianInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00${ALGERIA_OFFSET}`);
}

/** First opening and last closing of the edition. @throws RangeError for an edition without days */
export function editionBounds(edition: Edition): { opens: Date; closes: Date } {
  const [first, last] = editionEnds(edition);
  return {
    opens: algerianInstant(first.date, first.opens),
    closes: algerianInstant(last.date, last.closes),
  };
}

/** Before the first opening, after the last closing, or during (nights included). */
export function editionPhase(edition: Edition, now: Date): EditionPhase {
  const { opens, closes } = editionBounds(edition);
  if (now < opens) {
    return { phase: 'before', daysLeft: Math.ceil((opens.getTime() - now.getTime()) / DAY_MS) };
  }
  return now < closes ? { phase: 'during' } : { phase: 'after' };
}
