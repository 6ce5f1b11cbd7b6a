import type { Language } from '@mosta/shared/contract/languages';
import type { ReservationStatus } from '@mosta/shared/schemas/reservation.schema';

/** What a printed statement says beside the words that it shares with other documents. */
export type StatementWords = {
  title: string;
  madeOn: string;
  reservation: string;
  statuses: Record<ReservationStatus, string>;
  payBefore: string;
  payment: string;
  empty: string;
  paid: string;
  due: string;
  /** Above what is due in words. */
  toPay: string;
  nothingCancelled: string;
  nothingPaid: string;
  payments: string;
  mode: string;
  note: string;
  amount: string;
  notices: string;
  notYet: string;
  otherCurrency: string;
  noInvoice: string;
};

export const STATEMENT_WORDS: Record<Language, StatementWords> = {
  fr: {
    ...{ title: 'Récapitulatif de participation', madeOn: 'Établi le', reservation: 'Réservation' },
    statuses: { pending: 'En attente', confirmed: 'Confirmée', cancelled: 'Annulée' },
    ...{ payBefore: 'À payer avant le', payment: 'Paiement', paid: 'Déjà payé', due: 'Reste dû' },
    ...{ empty: 'Cette réservation ne contient encore rien.', toPay: 'Reste à payer' },
    nothingCancelled: 'Rien\u00a0: la réservation est annulée.',
    nothingPaid: 'Rien\u00a0: tout est payé.',
    ...{ payments: 'Paiements reçus', mode: 'Mode', note: 'Remarque', amount: 'Montant' },
    notices: 'À savoir',
    notYet: 'Rien n’est à payer avant que l’organisateur ait confirmé la réservation.',
    otherCurrency:
      'Le code promotionnel vaut dans une autre monnaie\u00a0: il ne réduit pas ce montant.',
    noInvoice: 'Ce récapitulatif n’est pas une facture.',
  },
  en: {
    ...{ title: 'Statement of participation', madeOn: 'Made on', reservation: 'Reservation' },
    statuses: { pending: 'Pending', confirmed: 'Confirmed', cancelled: 'Cancelled' },
    ...{ payBefore: 'To be paid by', payment: 'Payment', paid: 'Already paid', due: 'Due' },
    ...{ empty: 'There is nothing in this reservation yet.', toPay: 'Amount due' },
    nothingCancelled: 'Nothing: the reservation is cancelled.',
    nothingPaid: 'Nothing: all is paid.',
    ...{ payments: 'Payments received', mode: 'Means', note: 'Note', amount: 'Amount' },
    notices: 'Please note',
    notYet: 'Nothing is to be paid before the organiser has confirmed the reservation.',
    otherCurrency: 'The promo code is for another currency: it does not lower this amount.',
    noInvoice: 'This statement is not an invoice.',
  },
  ar: {
    ...{ title: 'كشف المشاركة', madeOn: 'تاريخ الإصدار', reservation: 'الحجز' },
    statuses: { pending: 'قيد الانتظار', confirmed: 'مؤكد', cancelled: 'ملغى' },
    ...{ payBefore: 'يُدفع قبل', payment: 'الدفع', paid: 'المدفوع', due: 'المبلغ المتبقي' },
    ...{ empty: 'لا يحتوي هذا الحجز على شيء بعد.', toPay: 'المبلغ المتبقي' },
    nothingCancelled: 'لا شيء: الحجز ملغى.',
    nothingPaid: 'لا شيء: سُدّد كل المبلغ.',
    ...{ payments: 'المدفوعات المستلمة', mode: 'الطريقة', note: 'ملاحظة', amount: 'المبلغ' },
    notices: 'للعلم',
    notYet: 'لا شيء يُدفع قبل أن تؤكد الجهة المنظمة الحجز.',
    otherCurrency: 'الرمز الترويجي بعملة أخرى: لا يخفض هذا المبلغ.',
    noInvoice: 'هذا الكشف ليس فاتورة.',
  },
};
