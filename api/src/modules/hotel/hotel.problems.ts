import type { ProblemEntry } from '../../platform/http/app-error';

export const HOTEL_PROBLEMS = {
  NAME_TAKEN: [409, 'Ce nom est déjà pris.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof HOTEL_PROBLEMS, ProblemEntry> {}
}
