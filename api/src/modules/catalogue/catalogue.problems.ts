import type { ProblemEntry } from '../../platform/http/app-error';

export const CATALOGUE_PROBLEMS = {
  NO_LONGER_OFFERED: [409, 'Une partie de votre sélection n’est plus proposée.'],
  OUT_OF_STOCK: [409, 'Il n’en reste pas autant.'],
  PROMO_UNKNOWN: [422, 'Ce code promotionnel n’est pas reconnu ou n’est plus valable.'],
  PROMO_CHANGED: [409, 'Ce code promotionnel a été modifié entre-temps.'],
  PROMO_CODE_TAKEN: [409, 'Ce code existe déjà dans cette édition.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof CATALOGUE_PROBLEMS, ProblemEntry> {}
}
