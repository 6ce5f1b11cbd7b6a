import type { ProblemEntry } from '../../platform/http/app-error';

export const STAFF_PROBLEMS = {
  APPLICATION_CHANGED: [409, 'Cette candidature a reçu une autre décision entre-temps.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof STAFF_PROBLEMS, ProblemEntry> {}
}
