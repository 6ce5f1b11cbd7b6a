import type { ProblemEntry } from '../../platform/http/app-error';

export const HOLD_PROBLEMS = {
  HOLD_LIMIT: [409, 'Vous avez déjà autant d’options qu’il est permis.'],
  HOLD_NOT_PROLONGABLE: [409, 'Cette option ne peut plus être prolongée.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof HOLD_PROBLEMS, ProblemEntry> {}
}
