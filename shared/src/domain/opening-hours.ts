import type { OpeningDay } from '../schemas/edition.schema';

/** Days in a row with the same hours. */
export type OpeningRun = { from: string; to: string; opens: string; closes: string };

/** The opening hours of an edition, days in a row with the same ones together. */
export function openingRuns(days: readonly OpeningDay[]): OpeningRun[] {
  const runs: OpeningRun[] = [];
  for (const { date, opens, closes } of days) {
    const last = runs.at(-1);
    if (last && last.opens === opens && last.closes === closes && isNextDay(last.to, date))
      last.to = date;
    else runs.push({ from: date, to: date, opens, closes });
  }
  return runs;
}

function isNextDay(day: string, next: string): boolean {
  return Date.parse(next) - Date.parse(day) === 24 * 60 * 60 * 1000;
}
