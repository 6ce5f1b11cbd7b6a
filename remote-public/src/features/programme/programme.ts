import { compareSlots } from '@mosta/shared/domain/programme';
import data from '@mosta/shared/domain/programme.json';
import { type ProgrammeEntry, programmeSchema } from '@mosta/shared/schemas/programme.schema';
import * as v from 'valibot';

const programme = v.parse(programmeSchema, data);

/** Whether the hours are sample data; the page then shows a notice. */
export const IS_SAMPLE = programme.sample;

/** Everything in `programme.json`, by day and hour. */
export const ENTRIES: readonly ProgrammeEntry[] = [...programme.entries].sort(compareSlots);

/** Entries of one day under its date. */
export type ProgrammeDay = { date: string; entries: readonly ProgrammeEntry[] };

/** Groups sorted entries by their day; a day without entries has no group. */
export function byDay(entries: readonly ProgrammeEntry[]): ProgrammeDay[] {
  const dates = [...new Set(entries.map(({ date }) => date))];
  return dates.map((date) => ({ date, entries: entries.filter((entry) => entry.date === date) }));
}
