import type { ProblemEntry } from '../../platform/http/app-error';

export const VISITOR_CONTACT_PROBLEMS = {
  CONTACT_CHANGED: [409, 'Ce contact a changé entre-temps\u00a0; relisez-le avant d’écrire.'],
  CONTACT_WITHDRAWN: [409, 'Ce visiteur a retiré ses coordonnées.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof VISITOR_CONTACT_PROBLEMS, ProblemEntry> {}
}
