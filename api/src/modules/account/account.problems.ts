import type { ProblemEntry } from '../../platform/http/app-error';

export const ACCOUNT_PROBLEMS = {
  INVALID_CREDENTIALS: [401, 'L’adresse e-mail ou le mot de passe est incorrect.'],
  WRONG_PASSWORD: [400, 'Le mot de passe actuel est incorrect.'],
  INVALID_RESET_TOKEN: [400, 'Ce lien n’est plus valable ; demandez-en un autre.'],
  INVALID_REFRESH_TOKEN: [401, 'Votre session est terminée ; connectez-vous à nouveau.'],
  EMAIL_TAKEN: [409, 'Un compte existe déjà avec cette adresse e-mail.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof ACCOUNT_PROBLEMS, ProblemEntry> {}
}
