const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes before the end at which it is said aloud; in between the countdown is silent. */
const THRESHOLDS = [1, 5, 10, 60] as const;

/** What is left, in the two largest units that matter; never below zero. */
export type Remaining =
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'clock'; text: string };

/** @param left milliseconds */
export function remainingOf(left: number): Remaining {
  // The last second is shown until it is over.
  const whole = Math.max(0, Math.ceil(left / SECOND)) * SECOND;
  const count = (unit: number, within: number) => Math.floor((whole % within) / unit);
  if (whole >= DAY) {
    return { unit: 'days', days: Math.floor(whole / DAY), hours: count(HOUR, DAY) };
  }
  if (whole >= HOUR) {
    return { unit: 'hours', hours: count(HOUR, DAY), minutes: count(MINUTE, HOUR) };
  }
  const two = (value: number) => String(value).padStart(2, '0');
  return { unit: 'clock', text: `${two(count(MINUTE, HOUR))}:${two(count(SECOND, MINUTE))}` };
}

/** The threshold that is behind: 5 with four minutes left. Undefined while none is. @param left milliseconds */
export function thresholdOf(left: number): number | undefined {
  return THRESHOLDS.find((minutes) => left <= minutes * MINUTE);
}
