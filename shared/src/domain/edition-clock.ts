import type { Edition, OpeningDay } from '../schemas/edition.schema';

/** The edition's phase at a given time. */
export type EditionPhase =
  | { phase: 'before' /** Whole days until the opening, rounded up. */; daysLeft: number }
  | { phase: 'during' }
  | { phase: 'after' };

/** Algeria keeps UTC+1 all year, without summer time. */
const ALGERIA_OFFSET = '+01:00';
const ALGERIA_OFFSET_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

type Days = Pick<Edition, 'days'>;
type Registering = Pick<Edition, 'registrationWindow'> & { state: string };

/** First and last day of the edition. @throws RangeError for an edition without days */
export function editionEnds(edition: Days): [first: OpeningDay, last: OpeningDay] {
  const first = edition.days.at(0);
  const last = edition.days.at(-1);
  if (!first || !last) throw new RangeError('An edition has at least one day');
  return [first, last];
}

/** The instant of a calendar date and a time of day `10:00` in Algeria. */
export function algerianInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00${ALGERIA_OFFSET}`);
}

/** An instant as the clocks of Algeria show it: `2025-04-28T10:00:00+01:00`. */
export function algerianTimestamp(instant: Date): string {
  const local = new Date(instant.getTime() + ALGERIA_OFFSET_MS);
  return `${local.toISOString().slice(0, 19)}${ALGERIA_OFFSET}`;
}

/** When a day of the fair closes: after midnight where it closes before it has opened. */
export function closingInstant({ date, opens, closes }: OpeningDay): Date {
  const sameDay = algerianInstant(date, closes);
  return closes > opens ? sameDay : new Date(sameDay.getTime() + DAY_MS);
}

/** First opening and last closing of the edition. @throws RangeError for an edition without days */
export function editionBounds(edition: Days): { opens: Date; closes: Date } {
  const [first, last] = editionEnds(edition);
  return {
    opens: algerianInstant(first.date, first.opens),
    closes: closingInstant(last),
  };
}

/** Before the first opening, after the last closing, or during (nights included). */
export function editionPhase(edition: Days, now: Date): EditionPhase {
  const { opens, closes } = editionBounds(edition);
  if (now < opens) {
    return { phase: 'before', daysLeft: Math.ceil((opens.getTime() - now.getTime()) / DAY_MS) };
  }
  return now < closes ? { phase: 'during' } : { phase: 'after' };
}

/** The day of the calendar in Algeria at an instant: `2025-04-28`. */
export function algerianDay(instant: Date): string {
  return new Date(instant.getTime() + ALGERIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Where the day in Algeria lies at an instant: what may stand in a page that is kept for the rest of the day. */
export function phaseOfDay(edition: Days, now: Date): Edition['phase'] {
  const [first, last] = editionEnds(edition);
  const today = algerianDay(now);
  if (today < first.date) return 'before';
  return today > last.date ? 'after' : 'during';
}

/** Whether registrations are taken at an instant: the edition is open, and the day in Algeria within its window. */
export function registrationsAt(
  { state, registrationWindow: { opens, closes } }: Registering,
  now: Date,
): Edition['registrations'] {
  const today = algerianDay(now);
  const within = (opens === null || opens <= today) && (closes === null || today <= closes);
  return state === 'open' && within ? 'open' : 'closed';
}
