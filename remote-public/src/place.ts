import type { ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';
import { ELSEWHERE } from './paths';

type Place = ProgrammeEntry['place'];

const OFF_THE_PLAN: readonly Place[] = ['reception', 'invitation'];

/** Whether the plan shows the place. */
export const isOnPlan = (place: Place): boolean => !OFF_THE_PLAN.includes(place);

/** The place as people read it; the zones keep the plan's names. */
export function placeName(place: Place, t: (key: string) => string): string {
  return isOnPlan(place) ? place : t(`schedule.place.${place}`);
}

/** Where the plan shows the place, or null when it is not on it. */
export function placeAddress(place: Place): string | null {
  return isOnPlan(place) ? `${ELSEWHERE.plan}?${new URLSearchParams({ stand: place })}` : null;
}
