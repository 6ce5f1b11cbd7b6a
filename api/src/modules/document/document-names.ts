import type { DocumentKind } from '@mosta/shared/schemas/document.schema';

/** What a document is called in a sentence. */
export const DOCUMENT_NAMES: Record<DocumentKind, string> = {
  register: 'extrait du registre du commerce',
  tax: 'carte fiscale',
  insurance: 'attestation d’assurance',
  paymentProof: 'justificatif de paiement',
  invoice: 'facture',
  contract: 'contrat',
  guide: 'guide de l’exposant',
  other: 'document',
};
