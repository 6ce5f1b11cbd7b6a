import type { ProblemEntry } from '../../platform/http/app-error';

export const PICTURE_PROBLEMS = {
  PICTURE_REFUSED: [422, 'Cette image ne peut pas être prise.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof PICTURE_PROBLEMS, ProblemEntry> {}
}
