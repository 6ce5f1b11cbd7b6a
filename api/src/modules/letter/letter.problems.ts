import type { ProblemEntry } from '../../platform/http/app-error';

export const LETTER_PROBLEMS = {
  LETTER_CHANGED: [409, 'Ce courrier a été modifié entre-temps.'],
  LETTER_NOT_DRAFT: [409, 'Ce courrier n’est plus un brouillon.'],
  LETTER_STARTED: [409, 'L’envoi de ce courrier a déjà commencé.'],
  NO_RECIPIENTS: [409, 'Personne ne recevrait ce courrier.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof LETTER_PROBLEMS, ProblemEntry> {}
}
