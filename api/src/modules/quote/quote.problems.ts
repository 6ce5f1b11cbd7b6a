import type { ProblemEntry } from '../../platform/http/app-error';

export const QUOTE_PROBLEMS = {
  EMPTY_SIMULATION: [422, 'La simulation ne contient rien à chiffrer.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof QUOTE_PROBLEMS, ProblemEntry> {}
}
