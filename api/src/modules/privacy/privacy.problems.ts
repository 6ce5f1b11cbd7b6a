import type { ProblemEntry } from '../../platform/http/app-error';

export const PRIVACY_PROBLEMS = {
  ERASURE_BLOCKED: [409, 'Ce compte ne peut pas être effacé pour le moment.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof PRIVACY_PROBLEMS, ProblemEntry> {}
}
