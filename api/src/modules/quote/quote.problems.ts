import type { ProblemEntry } from '../../platform/http/app-error';

export const QUOTE_PROBLEMS = {
  EMPTY_SIMULATION: [422, 'La simulation ne contient rien à chiffrer.'],
  QUOTE_ANSWERED: [409, 'Ce devis a déjà reçu une réponse.'],
  QUOTE_NOT_ANSWERABLE: [422, 'Ce devis n’attend pas de prix.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof QUOTE_PROBLEMS, ProblemEntry> {}
}
