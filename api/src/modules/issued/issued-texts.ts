import type { Language } from '@mosta/shared/contract/languages';
import type { IssuedKind } from '@mosta/shared/schemas/issued.schema';

type Labels =
  | 'issuedOn'
  | 'reservation'
  | 'mode'
  | 'receivedOn'
  | 'paidOn'
  | 'corrects'
  | 'company'
  | 'received'
  | 'refunded'
  | 'reason'
  | 'note'
  | 'words';

export type IssuedWords = {
  titles: Record<IssuedKind, string>;
  labels: Record<Labels, string>;
  /** Below the content. */
  notices: Record<IssuedKind, string>;
};

export const ISSUED_WORDS: Record<Language, IssuedWords> = {
  fr: {
    titles: {
      ...{ proforma: 'Facture proforma', invoice: 'Facture', credit: 'Avoir' },
      ...{ receipt: 'Reçu de paiement', refund: 'Reçu de remboursement' },
    },
    labels: {
      ...{ issuedOn: 'Date', reservation: 'Réservation', mode: 'Paiement', company: 'Client' },
      ...{ receivedOn: 'Reçu le', paidOn: 'Remboursé le', corrects: 'Sur la facture' },
      ...{ received: 'Montant reçu', refunded: 'Montant remboursé', reason: 'Motif' },
      ...{ note: 'Remarque', words: 'Arrêté à la somme de' },
    },
    notices: {
      proforma:
        'Cette facture proforma n’est pas une facture\u00a0: elle n’est pas à comptabiliser.',
      invoice: 'Facture émise par l’organisateur du salon\u00a0; elle ne se modifie pas.',
      credit: 'Cet avoir vient en déduction de la facture citée.',
      receipt: 'Ce reçu atteste le paiement\u00a0; il ne remplace pas la facture.',
      refund: 'Ce reçu atteste le remboursement.',
    },
  },
  en: {
    titles: {
      ...{ proforma: 'Pro forma invoice', invoice: 'Invoice', credit: 'Credit note' },
      ...{ receipt: 'Payment receipt', refund: 'Refund receipt' },
    },
    labels: {
      ...{ issuedOn: 'Date', reservation: 'Reservation', mode: 'Payment', company: 'Customer' },
      ...{ receivedOn: 'Received on', paidOn: 'Refunded on', corrects: 'About invoice' },
      ...{ received: 'Amount received', refunded: 'Amount refunded', reason: 'Reason' },
      ...{ note: 'Note', words: 'Amount' },
    },
    notices: {
      proforma: 'This pro forma invoice is not an invoice and is not to be booked.',
      invoice: 'Issued by the organiser of the fair; it does not change.',
      credit: 'This credit note is deducted from the invoice that it names.',
      receipt: 'This receipt confirms the payment; it does not replace the invoice.',
      refund: 'This receipt confirms the refund.',
    },
  },
  ar: {
    titles: {
      ...{ proforma: 'فاتورة شكلية', invoice: 'فاتورة', credit: 'إشعار دائن' },
      ...{ receipt: 'وصل دفع', refund: 'وصل استرداد' },
    },
    labels: {
      ...{ issuedOn: 'التاريخ', reservation: 'الحجز', mode: 'الدفع', company: 'الزبون' },
      ...{ receivedOn: 'تاريخ الاستلام', paidOn: 'تاريخ الاسترداد', corrects: 'بشأن الفاتورة' },
      ...{ received: 'المبلغ المستلم', refunded: 'المبلغ المسترد', reason: 'السبب' },
      ...{ note: 'ملاحظة', words: 'أُوقف على مبلغ قدره' },
    },
    notices: {
      proforma: 'هذه الفاتورة الشكلية ليست فاتورة: لا تُقيَّد في الحسابات.',
      invoice: 'فاتورة أصدرتها الجهة المنظمة للمعرض، ولا تُعدَّل.',
      credit: 'يُخصم هذا الإشعار الدائن من الفاتورة المذكورة.',
      receipt: 'يثبت هذا الوصل الدفع، ولا يحل محل الفاتورة.',
      refund: 'يثبت هذا الوصل رد المبلغ.',
    },
  },
};
