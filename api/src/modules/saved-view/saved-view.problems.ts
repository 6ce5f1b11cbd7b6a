import type { ProblemEntry } from '../../platform/http/app-error';

export const SAVED_VIEW_PROBLEMS = {
  TOO_MANY_VIEWS: [409, 'Il y a déjà autant de vues qu’il est permis.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof SAVED_VIEW_PROBLEMS, ProblemEntry> {}
}
