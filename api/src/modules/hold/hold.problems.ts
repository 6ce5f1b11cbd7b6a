import type { ProblemEntry } from '../../platform/http/app-error';

export const HOLD_PROBLEMS = {
  HOLD_LIMIT: [409, 'Vous avez déjà autant d’options qu’il est permis.'],
  ADDRESS_HOLD_LIMIT: [409, 'Autant d’options qu’il est permis sont prises depuis votre réseau.'],
  HOLD_COOLDOWN: [409, 'Votre option sur ce stand a pris fin il y a peu.'],
  HOLD_NOT_PROLONGABLE: [409, 'Cette option ne peut plus être prolongée.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof HOLD_PROBLEMS, ProblemEntry> {}
}
