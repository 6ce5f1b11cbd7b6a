import type { Language } from '@mosta/shared/contract/languages';
import type { PaymentMode } from '@mosta/shared/domain/payment';
import type { IssuedKind } from '@mosta/shared/schemas/issued.schema';

/** Languages in which these documents are printed; for the others, that of the law that they follow. */
const PRINTED = ['fr', 'en'] as const;
export type PrintedLanguage = (typeof PRINTED)[number];

export function printedLanguage(language: Language | undefined): PrintedLanguage {
  return PRINTED.find((one) => one === language) ?? 'fr';
}

type Labels =
  | 'issuedOn'
  | 'reservation'
  | 'mode'
  | 'receivedOn'
  | 'paidOn'
  | 'corrects'
  | 'company'
  | 'address'
  | 'register'
  | 'taxNumber'
  | 'name'
  | 'unit'
  | 'quantity'
  | 'unitPrice'
  | 'lineTotal'
  | 'subtotal'
  | 'discount'
  | 'net'
  | 'vat'
  | 'gross'
  | 'stampDuty'
  | 'payable'
  | 'received'
  | 'refunded'
  | 'reason'
  | 'note'
  | 'bank'
  | 'holder'
  | 'bankName'
  | 'quote'
  | 'words'
  | 'page'
  | 'of'
  | 'sample';

export type IssuedWords = {
  titles: Record<IssuedKind, string>;
  labels: Record<Labels, string>;
  modes: Record<PaymentMode, string>;
  /** Below the content. */
  notices: Record<IssuedKind, string>;
  questions: string;
  /** With the space that French puts before it. */
  colon: string;
};

export const ISSUED_WORDS: Record<PrintedLanguage, IssuedWords> = {
  fr: {
    titles: {
      ...{ proforma: 'Facture proforma', invoice: 'Facture', credit: 'Avoir' },
      ...{ receipt: 'Reçu de paiement', refund: 'Reçu de remboursement' },
    },
    labels: {
      ...{ issuedOn: 'Date', reservation: 'Réservation', mode: 'Paiement' },
      ...{ receivedOn: 'Reçu le', paidOn: 'Remboursé le', corrects: 'Sur la facture' },
      ...{ company: 'Client', address: 'Adresse', register: 'RC et NIF', taxNumber: 'NIF' },
      ...{ name: 'Désignation', unit: 'Unité', quantity: 'Quantité' },
      ...{ unitPrice: 'Prix unitaire HT', lineTotal: 'Total HT', subtotal: 'Sous-total HT' },
      ...{ discount: 'Remise', net: 'Total HT', vat: 'TVA', gross: 'Total TTC' },
      ...{ stampDuty: 'Droit de timbre', payable: 'Net à payer', received: 'Montant reçu' },
      ...{ refunded: 'Montant remboursé', reason: 'Motif', note: 'Remarque' },
      ...{ bank: 'Coordonnées bancaires', holder: 'Titulaire', bankName: 'Banque' },
      ...{ quote: 'Référence à indiquer', words: 'Arrêté à la somme de' },
      ...{ page: 'Page', of: 'sur', sample: ' (données d’exemple)' },
    },
    modes: { virement: 'Virement', cheque: 'Chèque', espece: 'Espèces' },
    notices: {
      proforma:
        'Cette facture proforma n’est pas une facture\u00a0: elle n’est pas à comptabiliser.',
      invoice: 'Facture émise par l’organisateur du salon\u00a0; elle ne se modifie pas.',
      credit: 'Cet avoir vient en déduction de la facture citée.',
      receipt: 'Ce reçu atteste le paiement\u00a0; il ne remplace pas la facture.',
      refund: 'Ce reçu atteste le remboursement.',
    },
    questions: 'Vos questions',
    colon: '\u00a0:',
  },
  en: {
    titles: {
      ...{ proforma: 'Pro forma invoice', invoice: 'Invoice', credit: 'Credit note' },
      ...{ receipt: 'Payment receipt', refund: 'Refund receipt' },
    },
    labels: {
      ...{ issuedOn: 'Date', reservation: 'Reservation', mode: 'Payment' },
      ...{ receivedOn: 'Received on', paidOn: 'Refunded on', corrects: 'About invoice' },
      ...{ company: 'Customer', address: 'Address', register: 'Register and tax number' },
      ...{ taxNumber: 'Tax number', name: 'Description', unit: 'Unit', quantity: 'Quantity' },
      ...{ unitPrice: 'Unit price', lineTotal: 'Total', subtotal: 'Subtotal without tax' },
      ...{ discount: 'Discount', net: 'Total without tax', vat: 'VAT', gross: 'Total with tax' },
      ...{ stampDuty: 'Stamp duty', payable: 'Payable', received: 'Amount received' },
      ...{ refunded: 'Amount refunded', reason: 'Reason', note: 'Note' },
      ...{ bank: 'Bank account', holder: 'Holder', bankName: 'Bank' },
      ...{ quote: 'Reference to state', words: 'Amount' },
      ...{ page: 'Page', of: 'of', sample: ' (sample data)' },
    },
    modes: { virement: 'Bank transfer', cheque: 'Cheque', espece: 'Cash' },
    notices: {
      proforma: 'This pro forma invoice is not an invoice and is not to be booked.',
      invoice: 'Issued by the organiser of the fair; it does not change.',
      credit: 'This credit note is deducted from the invoice that it names.',
      receipt: 'This receipt confirms the payment; it does not replace the invoice.',
      refund: 'This receipt confirms the refund.',
    },
    questions: 'Your questions',
    colon: ':',
  },
};
