import type { ProblemEntry } from '../../platform/http/app-error';

export const BILLING_PROBLEMS = {
  NOT_CONFIRMED: [409, 'Cette réservation n’est pas confirmée\u00a0: rien n’est à facturer.'],
  NOT_PRICED: [
    409,
    'Une ligne est «\u00a0Sur devis\u00a0»\u00a0: donnez-lui un prix avant de facturer.',
  ],
  ALREADY_INVOICED: [409, 'Cette réservation a déjà une facture.'],
  NO_PAYER: [
    409,
    'Aucune entreprise n’est connue pour cette réservation\u00a0: l’exposant doit d’abord envoyer un dossier.',
  ],
  TOO_MUCH: [409, 'Ce montant dépasse ce qui peut être rendu.'],
} as const satisfies Record<string, ProblemEntry>;

declare module '../../platform/http/app-error' {
  interface ProblemTable extends Record<keyof typeof BILLING_PROBLEMS, ProblemEntry> {}
}
