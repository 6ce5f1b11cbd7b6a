import type { Language } from '@mosta/shared/contract/languages';
import { formatMoney, type Money } from '@mosta/shared/domain/money';
import type { IssuedKind } from '@mosta/shared/schemas/issued.schema';
import type { NoticeTexts } from '../notification/notice';

const TITLES: Record<Language, Record<IssuedKind, string>> = {
  fr: {
    ...{ proforma: 'Facture proforma', invoice: 'Nouvelle facture', credit: 'Nouvel avoir' },
    ...{ receipt: 'Reçu de paiement', refund: 'Remboursement' },
  },
  en: {
    ...{ proforma: 'Pro forma invoice', invoice: 'New invoice', credit: 'New credit note' },
    ...{ receipt: 'Payment receipt', refund: 'Refund' },
  },
  ar: {
    ...{ proforma: 'فاتورة شكلية', invoice: 'فاتورة جديدة', credit: 'إشعار دائن جديد' },
    ...{ receipt: 'وصل دفع', refund: 'استرداد' },
  },
};

type Values = [kind: IssuedKind, reference: string, amount: Money];

/** A document that was issued for an exhibitor. */
export const ISSUED: NoticeTexts<Values> = {
  fr: (kind, reference, amount) => ({
    title: TITLES.fr[kind],
    message: `${reference}, ${formatMoney(amount, 'fr')}\u00a0: le document est dans votre dossier, avec les paiements.`,
  }),
  en: (kind, reference, amount) => ({
    title: TITLES.en[kind],
    message: `${reference}, ${formatMoney(amount, 'en')}: the document is in your application, with the payments.`,
  }),
  ar: (kind, reference, amount) => ({
    title: TITLES.ar[kind],
    message: `${reference}، ${formatMoney(amount, 'ar')}: الوثيقة في ملفكم مع الدفعات.`,
  }),
};
