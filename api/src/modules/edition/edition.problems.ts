import type { ProblemEntry } from '../../platform/http/app-error';

export const EDITION_PROBLEMS = {
  EDITION_CHANGED: [409, 'Cette édition a été modifiée entre-temps.'],
  EDITION_YEAR_TAKEN: [409, 'Une édition de cette année existe déjà.'],
  EDITION_CURRENT: [409, 'Cette édition est celle que le portail montre.'],
  EDITION_ARCHIVED: [409, 'Cette édition est archivée.'],
  EDITION_FORMER: [409, 'Ce qui appartient à une édition passée se lit, mais ne se modifie plus.'],
  EDITION_NO_DRAFT: [409, 'Seule une édition en brouillon a un aperçu.'],
  EDITION_PREVIEW: [
    409,
    'Ceci est l’aperçu d’une édition en brouillon\u00a0: rien ne s’y envoie ni ne s’y réserve.',
  ],
  PREVIEW_ENDED: [409, 'L’aperçu de l’édition est terminé.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof EDITION_PROBLEMS, ProblemEntry> {}
}
