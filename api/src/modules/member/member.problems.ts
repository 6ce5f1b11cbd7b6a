import type { ProblemEntry } from '../../platform/http/app-error';

export const MEMBER_PROBLEMS = {
  INVALID_INVITATION: [400, 'Cette invitation n’est plus valable\u00a0; demandez-en une autre.'],
  OWNER_ONLY: [403, 'Seul le responsable de l’entreprise peut faire cela.'],
  OWNER_STAYS: [409, 'Confiez d’abord l’entreprise à une autre personne.'],
  ALREADY_MEMBER: [409, 'Cette personne agit déjà pour l’entreprise.'],
  ACTS_FOR_ANOTHER: [
    409,
    'Ce compte agit déjà pour une autre entreprise\u00a0: il a un dossier, une réservation, une option, une page ou des collègues.',
  ],
  TOO_MANY_MEMBERS: [409, 'Autant de personnes qu’il est permis agissent déjà ou sont invitées.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof MEMBER_PROBLEMS, ProblemEntry> {}
}
