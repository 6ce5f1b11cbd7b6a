import type { ProblemEntry } from '../../platform/http/app-error';

export const PARTICIPATION_PROBLEMS = {
  REGISTRATIONS_CLOSED: [409, 'Les inscriptions à cette édition sont closes.'],
  TOO_MANY_PARTICIPATIONS: [409, 'Votre compte contient déjà autant de dossiers qu’il est permis.'],
  PARTICIPATION_CHANGED: [409, 'Ce dossier a été modifié entre-temps.'],
  DECISION_LETTER_CHANGED: [409, 'Le courrier de cette décision a été modifié entre-temps.'],
  ALREADY_DECIDED: [409, 'Ce dossier a déjà reçu une décision.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof PARTICIPATION_PROBLEMS, ProblemEntry> {}
}
