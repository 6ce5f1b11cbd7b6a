import type { ProblemEntry } from '../../platform/http/app-error';

export const ORGANIZER_STAND_PROBLEMS = {
  STAND_HELD: [409, 'Ce stand est sous option ou réservé.'],
  STAND_NOT_HELD: [409, 'Ce stand n’a ni option ni réservation.'],
  STAND_JOINED: [409, 'Ce stand est réuni à un autre.'],
  STAND_NOT_JOINED: [409, 'Ce stand n’est réuni à aucun autre.'],
  STANDS_APART: [409, 'Ces stands ne se touchent pas tous par un côté.'],
  STANDS_OUTLINE: [409, 'Ensemble, ces stands n’ont pas un contour d’un seul tenant.'],
  STAND_CUT: [409, 'Ce stand est coupé en plusieurs.'],
  STAND_NOT_CUT: [409, 'Ce stand n’est pas coupé.'],
  STAND_CUT_OUTLINE: [409, 'Ce stand ne se coupe pas ainsi.'],
  STAND_PART_SMALL: [422, 'Une part de ce stand serait trop petite.'],
  STAND_CODE_TAKEN: [409, 'Un autre emplacement a déjà ce code.'],
  STANDS_CHANGED: [409, 'Un de ces stands a changé entre-temps.'],
  HOLD_CHANGED: [409, 'Cette option a changé entre-temps.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof ORGANIZER_STAND_PROBLEMS, ProblemEntry> {}
}
