import type { ProblemEntry } from '../../platform/http/app-error';

export const HALL_PROBLEMS = {
  HALL_REFUSED: [422, 'Ce dessin ne peut pas être repris.'],
  HALL_TOO_HEAVY: [422, 'Ce dessin est trop lourd à reprendre\u00a0; simplifiez-le.'],
  HALL_STANDS_IN_USE: [409, 'Des stands vendus, réservés ou sous option manquent à ce dessin.'],
  HALL_CODES_TAKEN: [409, 'Un autre hall a déjà des emplacements de ces codes.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof HALL_PROBLEMS, ProblemEntry> {}
}
