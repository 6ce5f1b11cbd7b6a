import type { ProblemEntry } from '../../platform/http/app-error';

export const BANK_PROBLEMS = {
  BANK_LINE_CHANGED: [409, 'Cette ligne du relevé a été traitée entre-temps.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof BANK_PROBLEMS, ProblemEntry> {}
}
