import { compareSlots } from '@mosta/shared/domain/programme';
import type { Programme, ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';

/** The programme by day and hour. */
export function inOrder(programme: Programme): readonly ProgrammeEntry[] {
  return programme.toSorted(compareSlots);
}

/** Entries of one day under its date. */
export type ProgrammeDay = { date: string; entries: readonly ProgrammeEntry[] };

/** Groups sorted entries by their day; a day without entries has no group. */
export function byDay(entries: readonly ProgrammeEntry[]): ProgrammeDay[] {
  const dates = [...new Set(entries.map(({ date }) => date))];
  return dates.map((date) => ({ date, entries: entries.filter((entry) => entry.date === date) }));
}
