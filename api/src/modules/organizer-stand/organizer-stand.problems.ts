import type { ProblemEntry } from '../../platform/http/app-error';

export const ORGANIZER_STAND_PROBLEMS = {
  STAND_HELD: [409, 'Ce stand est sous option ou réservé.'],
  STAND_NOT_HELD: [409, 'Ce stand n’a ni option ni réservation.'],
  HOLD_CHANGED: [409, 'Cette option a changé entre-temps.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof ORGANIZER_STAND_PROBLEMS, ProblemEntry> {}
}
