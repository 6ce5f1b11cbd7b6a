import type { ProblemEntry } from '../../platform/http/app-error';

export const ORGANIZER_COMPANY_PROBLEMS = {
  MERGE_CHANGED: [409, 'L’une des deux entreprises a changé entre-temps.'],
  MERGE_REFUSED: [422, 'Ces deux entreprises ne peuvent pas être réunies.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof ORGANIZER_COMPANY_PROBLEMS, ProblemEntry> {}
}
