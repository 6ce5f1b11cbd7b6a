import type { ProblemEntry } from '../../platform/http/app-error';

export const BADGE_PROBLEMS = {
  BADGE_EXISTS: [409, 'Un badge existe déjà pour cette adresse e-mail.'],
  BADGE_USED: [409, 'Ce badge a déjà été présenté.'],
  WALLET_NOT_OFFERED: [404, 'Ce portail ne propose pas ce portefeuille.'],
  FAIR_OVER: [409, 'Le salon de ce badge est terminé.'],
  BADGE_REVOKED: [409, 'Ce badge n’est plus valable.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof BADGE_PROBLEMS, ProblemEntry> {}
}
