import type { ProblemEntry } from '../../platform/http/app-error';

export const STAND_PROBLEMS = {
  STAND_TAKEN: [409, 'Ce stand n’est plus libre.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof STAND_PROBLEMS, ProblemEntry> {}
}
