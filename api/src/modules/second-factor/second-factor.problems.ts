import type { ProblemEntry } from '../../platform/http/app-error';

export const SECOND_FACTOR_PROBLEMS = {
  SECOND_FACTOR_REQUIRED: [401, 'Saisissez le code de votre application d’authentification.'],
  SECOND_FACTOR_WRONG: [401, 'Ce code est incorrect, trop ancien ou déjà utilisé.'],
  SECOND_FACTOR_UNREADABLE: [
    401,
    'Le portail ne peut plus vérifier votre application\u00a0; prenez un code de secours, ou faites réinitialiser la double authentification.',
  ],
  SECOND_FACTOR_SETUP_REQUIRED: [
    403,
    'Protégez d’abord votre compte par la double authentification.',
  ],
  SECOND_FACTOR_EXISTS: [409, 'La double authentification est déjà activée.'],
  NO_SECOND_FACTOR: [409, 'La double authentification n’est pas activée.'],
  // No 401, at which pages renew their session and call again.
  WRONG_CODE: [400, 'Ce code est incorrect, trop ancien ou déjà utilisé.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof SECOND_FACTOR_PROBLEMS, ProblemEntry> {}
}
