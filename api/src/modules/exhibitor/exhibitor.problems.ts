import type { ProblemEntry } from '../../platform/http/app-error';

export const EXHIBITOR_PROBLEMS = {
  COMPANY_LOCKED: [409, 'Ces informations ne changent plus depuis l’acceptation du dossier.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof EXHIBITOR_PROBLEMS, ProblemEntry> {}
}
