import type { ProblemEntry } from '../../platform/http/app-error';

export const ACCOUNT_PROBLEMS = {
  INVALID_CREDENTIALS: [401, 'L’adresse e-mail ou le mot de passe est incorrect.'],
  WRONG_PASSWORD: [400, 'Le mot de passe actuel est incorrect.'],
  WEAK_PASSWORD: [400, 'Ce mot de passe se devine trop facilement\u00a0; choisissez-en un autre.'],
  INVALID_RESET_TOKEN: [400, 'Ce lien n’est plus valable ; demandez-en un autre.'],
  INVALID_REFRESH_TOKEN: [401, 'Votre session est terminée\u00a0; connectez-vous à nouveau.'],
  INVALID_CONFIRMATION_TOKEN: [400, 'Ce lien de confirmation n’est plus valable.'],
  EMAIL_NOT_VERIFIED: [
    403,
    'Confirmez d’abord votre adresse e-mail, par le lien que nous vous avons envoyé.',
  ],
  LAST_OWNER: [409, 'Le salon garde au moins un propriétaire\u00a0; nommez-en d’abord un autre.'],
  EMAIL_TAKEN: [409, 'Un compte existe déjà avec cette adresse e-mail.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof ACCOUNT_PROBLEMS, ProblemEntry> {}
}
