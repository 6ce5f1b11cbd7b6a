import type { ProblemEntry } from '../../platform/http/app-error';

export const BANK_PROBLEMS = {
  BANK_LINE_CHANGED: [409, 'Cette ligne du relevé a été traitée entre-temps.'],
  BANK_DUE_CHANGED: [409, 'Le montant dû de cette réservation a changé entre-temps.'],
  BANK_CURRENCY: [422, 'La réservation est dans une autre monnaie que la ligne du relevé.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof BANK_PROBLEMS, ProblemEntry> {}
}
