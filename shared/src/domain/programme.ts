import { algerianInstant } from './edition-clock';

/** Categories of the programme, in display order (specification, section 3). */
export const PROGRAMME_CATEGORIES = [
  'guidedTour',
  'thematicConferences',
  'interactiveWorkshops',
  'networking',
  'galaDinner',
] as const;

export type ProgrammeCategory = (typeof PROGRAMME_CATEGORIES)[number];

/** When something takes place: a calendar date and two times of day, `10:00`, of the same day in Algeria. */
export type Slot = { date: string; starts: string; ends: string };

export type SlotMoment = 'past' | 'now' | 'next' | 'later';

/** Beginning and end of a slot as instants. */
export function slotInstants({ date, starts, ends }: Slot): { starts: Date; ends: Date } {
  return { starts: algerianInstant(date, starts), ends: algerianInstant(date, ends) };
}

/** Earlier first; of two that begin together, the shorter first. */
export function compareSlots(one: Slot, other: Slot): number {
  const key = (slot: Slot) => `${slot.date}T${slot.starts}/${slot.ends}`;
  return key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0;
}

/** The moment of each slot at `now`; `next` are those, several perhaps, that begin first after it. */
export function slotMoments<S extends Slot>(slots: readonly S[], now: Date): Map<S, SlotMoment> {
  const coming = slots.map((slot) => slotInstants(slot).starts.getTime());
  const nextStart = Math.min(...coming.filter((start) => start > now.getTime()));
  return new Map(
    slots.map((slot) => {
      const { starts, ends } = slotInstants(slot);
      if (ends <= now) return [slot, 'past'];
      if (starts <= now) return [slot, 'now'];
      return [slot, starts.getTime() === nextStart ? 'next' : 'later'];
    }),
  );
}

/** Every two slots that share some time, in the order of the programme; touching slots do not overlap. */
export function overlaps<S extends Slot>(slots: readonly S[]): [S, S][] {
  const sorted = [...slots].sort(compareSlots);
  return sorted.flatMap((one, index) =>
    sorted
      .slice(index + 1)
      .filter((other) => other.date === one.date && other.starts < one.ends)
      .map((other): [S, S] => [one, other]),
  );
}
