import type { ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';
import { ELSEWHERE } from '../../paths';

type Place = ProgrammeEntry['place'];

const OFF_THE_PLAN: readonly Place[] = ['reception', 'invitation'];

/** The place as people read it; the zones keep the plan's names. */
export function placeName(place: Place, t: (key: string) => string): string {
  return OFF_THE_PLAN.includes(place) ? t(`schedule.place.${place}`) : place;
}

/** Where the plan shows the place, or null when it is not on it. */
export function placeAddress(place: Place): string | null {
  return OFF_THE_PLAN.includes(place)
    ? null
    : `${ELSEWHERE.plan}?${new URLSearchParams({ stand: place })}`;
}
