import type { SessionContent } from '../schemas/programme.schema';
import type { Slot } from './programme';

type Day = { date: string; opens: string; closes: string };
type Placed = Slot & Pick<SessionContent, 'place'>;

/** Meeting points: several things may begin there at the same time. */
const SHARED_PLACES: readonly string[] = ['reception', 'invitation'];

/** Why something cannot take place then, by its rule; null where it can. */
export type SlotProblem = { field: 'date' | 'starts'; rule: 'noDay' | 'outsideHours' };

/**
 * Compares a slot with the days of the edition: within the day's opening hours; the gala dinner alone comes after closing
 * time, and a day that closes after midnight ends with its date here.
 */
export function slotProblem(
  { date, starts, ends, category }: Slot & Pick<SessionContent, 'category'>,
  days: readonly Day[],
): SlotProblem | null {
  const day = days.find((one) => one.date === date);
  if (!day) return { field: 'date', rule: 'noDay' };
  const closes = day.closes > day.opens ? day.closes : '23:59';
  const fits =
    category === 'galaDinner' ? starts >= day.closes : starts >= day.opens && ends <= closes;
  return fits ? null : { field: 'starts', rule: 'outsideHours' };
}

/** What already takes place in the same room at that time; touching slots do not collide. */
export function roomCollision<Other extends Placed>(
  slot: Placed,
  others: readonly Other[],
): Other | undefined {
  if (SHARED_PLACES.includes(slot.place)) return undefined;
  return others.find(
    (other) =>
      other.place === slot.place &&
      other.date === slot.date &&
      other.starts < slot.ends &&
      slot.starts < other.ends,
  );
}
