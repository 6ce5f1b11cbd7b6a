import type { ProblemEntry } from '../../platform/http/app-error';

export const NOTE_PROBLEMS = {
  TOO_MANY_NOTES: [409, 'Il y a déjà autant de notes qu’il est permis.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof NOTE_PROBLEMS, ProblemEntry> {}
}
