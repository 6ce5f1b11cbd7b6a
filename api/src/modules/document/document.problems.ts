import type { ProblemEntry } from '../../platform/http/app-error';

export const DOCUMENT_PROBLEMS = {
  TOO_MANY_DOCUMENTS: [409, 'Ce dossier contient déjà autant de documents qu’il est permis.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof DOCUMENT_PROBLEMS, ProblemEntry> {}
}
