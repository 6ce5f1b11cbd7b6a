import type { ProblemEntry } from '../../platform/http/app-error';

export const CONTENT_PROBLEMS = {
  CONTENT_CHANGED: [409, 'Ce contenu a été modifié entre-temps.'],
  CONTENT_OVERLAP: [409, 'Ce lieu est déjà pris à cette heure.'],
  CONTENT_FIXED: [409, 'Ce contenu est toujours là\u00a0: il se modifie seulement.'],
  NO_ORIGINAL: [409, 'Ce contenu n’a pas de texte d’origine.'],
  NOTHING_TO_UNDO: [409, 'Aucun changement n’est à annuler.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof CONTENT_PROBLEMS, ProblemEntry> {}
}
