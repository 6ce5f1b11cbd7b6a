import type { ProblemEntry } from '../../platform/http/app-error';

export const RESERVATION_PROBLEMS = {
  ALREADY_CONFIRMED: [409, 'Cette réservation est déjà confirmée.'],
  PARTICIPATION_REQUIRED: [409, 'Envoyez d’abord votre dossier de participation.'],
  STAND_SIZE_DIFFERS: [
    409,
    'Ce stand n’a pas la surface de votre devis : dites s’il le remplace ou s’y ajoute.',
  ],
  ORDERS_CLOSED: [409, 'Les commandes sont closes pour cette réservation.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof RESERVATION_PROBLEMS, ProblemEntry> {}
}
