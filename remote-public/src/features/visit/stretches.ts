import { algerianDay } from '@mosta/shared/domain/edition-clock';
import type { OpeningDay } from '@mosta/shared/schemas/edition.schema';
import type { ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';
import { isOnPlan } from '../../place';

type Session = Pick<ProgrammeEntry, 'starts' | 'ends' | 'place'>;

/** A time for stands: so many of them at most, and the place where the visitor has to be then. */
export type Stretch = { most: number; endsAt: string | null };

/** How long the visit of a stand takes, with the way there. */
export const VISIT_MINUTES = 15;

/**
 * The times of a day that are free for stands: one before each session, and one after the last, which takes what is left.
 * @param sessions of that day, in their order
 * @param now hours of today that have passed are no time for visits
 */
export function stretchesOf(
  { date, opens }: Pick<OpeningDay, 'date' | 'opens'>,
  sessions: readonly Session[],
  now: Date,
): Stretch[] {
  let free = minutesOf(opens);
  if (algerianDay(now) === date) free = Math.max(free, minutesOfDay(now));
  const before = sessions.map(({ starts, ends, place }): Stretch => {
    const most = Math.max(0, Math.floor((minutesOf(starts) - free) / VISIT_MINUTES));
    free = Math.max(free, minutesOf(ends));
    return { most, endsAt: isOnPlan(place) ? place : null };
  });
  return [...before, { most: 0, endsAt: null }];
}

/** In what order stands are visited until the plan has told it: by their codes. */
export function orderByCode(codes: readonly string[], stretches: readonly Stretch[]): string[][] {
  const { compare } = new Intl.Collator('fr', { numeric: true });
  const left = codes.toSorted(compare);
  return stretches.map(({ most }, index) =>
    left.splice(0, index === stretches.length - 1 ? left.length : most),
  );
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Algeria keeps UTC+1 all year. */
function minutesOfDay(now: Date): number {
  return ((now.getUTCHours() + 1) % 24) * 60 + now.getUTCMinutes();
}
