import type { ProblemEntry } from '../../platform/http/app-error';

export const ORGANIZER_PROBLEMS = {
  ORGANIZER_EXISTS: [
    409,
    'Cette adresse a déjà un compte\u00a0; un organisateur prend une autre adresse.',
  ],
  ORGANIZER_JOINED: [409, 'Cette personne a déjà rejoint l’organisation.'],
  ORGANIZER_CHANGED: [409, 'Ce compte a changé entre-temps\u00a0; relisez-le avant de décider.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof ORGANIZER_PROBLEMS, ProblemEntry> {}
}
