import type { Language } from '@mosta/shared/contract/languages';
import type { PaymentMode } from '@mosta/shared/domain/payment';

/** What a printed quote says beside the words that it shares with other documents. */
export type QuoteWords = {
  title: string;
  expired: string;
  client: string;
  amounts: string;
  date: string;
  validUntil: string;
  payment: string;
  payments: Record<PaymentMode, string>;
  exhibitor: string;
  sector: string;
  participation: string;
  /** Above the amount in words, and after it. */
  amountIs: string;
  allTaxes: string;
  code: string;
  conditions: string;
  approval: string;
  /** What whoever accepts the quote writes by hand. */
  approvalLabels: readonly string[];
  isValid: (until: string) => string;
  wasValid: (until: string) => string;
  toConfirm: string;
  /** @param apart whether there are totals, which do not comprise those lines */
  partial: (apart: boolean) => string;
  stampDuty: string;
  otherCurrency: (code: string) => string;
};

/** Below euro prices that no organiser has set yet. */
export const SAMPLE_EUROS: Record<Language, string> = {
  fr: 'Les prix en euros sont des exemples\u00a0: l’organisateur vous confirmera les siens.',
  en: 'Prices in euros are examples: the organiser will confirm the real ones.',
  ar: 'الأسعار باليورو أمثلة: ستؤكد لكم الجهة المنظمة أسعارها.',
};

/** Groups of the catalogue, as quotes store them; stands have none. */
export const GROUP_NAMES: Record<Exclude<Language, 'fr'>, Readonly<Record<string, string>>> = {
  en: {
    ...{ Stands: 'Stands', Fournitures: 'Supplies', Service: 'Services', Services: 'Services' },
    Communication: 'Communication',
  },
  ar: {
    ...{ Stands: 'الأجنحة', Fournitures: 'اللوازم', Service: 'الخدمات', Services: 'الخدمات' },
    Communication: 'الاتصال',
  },
};

export const QUOTE_WORDS: Record<Language, QuoteWords> = {
  fr: {
    ...{ title: 'Devis', expired: 'expiré', client: 'Client', amounts: 'Montants', date: 'Date' },
    ...{ validUntil: 'Valable jusqu’au', payment: 'Paiement', exhibitor: 'Exposant' },
    payments: { virement: 'par virement', cheque: 'par chèque', espece: 'en espèces' },
    ...{ sector: 'Secteur', participation: 'Participation', code: 'code' },
    amountIs: 'Arrêté le présent devis à la somme de',
    allTaxes: ', toutes taxes comprises.',
    ...{ conditions: 'Conditions', approval: 'Bon pour accord' },
    approvalLabels: ['Date', 'Nom et qualité du signataire', 'Signature et cachet'],
    isValid: (until) => `Ce devis est valable jusqu’au ${until}.`,
    wasValid: (until) => `Ce devis était valable jusqu’au ${until}\u00a0; il ne l’est plus.`,
    toConfirm:
      'Les prix sont à confirmer par l’organisateur\u00a0; le devis ne réserve pas de stand.',
    partial: (apart) =>
      `«\u00a0Sur devis\u00a0»\u00a0: l’organisateur vous communique le prix de ces lignes${apart ? ', que les totaux ne comprennent pas' : ''}.`,
    stampDuty:
      'Le droit de timbre est dû sur un paiement en espèces\u00a0; les autres n’en ont pas.',
    otherCurrency: (code) =>
      `Le code ${code} vaut dans une autre monnaie\u00a0: il ne réduit pas ce devis.`,
  },
  en: {
    ...{ title: 'Quote', expired: 'expired', client: 'Customer', amounts: 'Amounts', date: 'Date' },
    ...{ validUntil: 'Valid until', payment: 'Payment', exhibitor: 'Exhibitor' },
    payments: { virement: 'by bank transfer', cheque: 'by cheque', espece: 'in cash' },
    ...{ sector: 'Sector', participation: 'Participation', code: 'code' },
    amountIs: 'This quote amounts to',
    allTaxes: ', all taxes included.',
    ...{ conditions: 'Conditions', approval: 'Agreed' },
    approvalLabels: ['Date', 'Name and position of the signatory', 'Signature and stamp'],
    isValid: (until) => `This quote is valid until ${until}.`,
    wasValid: (until) => `This quote was valid until ${until}; it is not valid any more.`,
    toConfirm: 'Prices are to be confirmed by the organiser; the quote does not reserve a stand.',
    partial: (apart) =>
      `“On quote”: the organiser will tell you the price of these lines${apart ? ', which the totals do not include' : ''}.`,
    stampDuty: 'Stamp duty is due on a payment in cash; other payments have none.',
    otherCurrency: (code) =>
      `The code ${code} is for another currency: it does not lower this quote.`,
  },
  ar: {
    ...{ title: 'عرض السعر', expired: 'منتهي الصلاحية', client: 'الزبون', amounts: 'المبالغ' },
    ...{ date: 'التاريخ', validUntil: 'صالح إلى غاية', payment: 'الدفع', exhibitor: 'العارض' },
    payments: { virement: 'بتحويل بنكي', cheque: 'بصك', espece: 'نقدًا' },
    ...{ sector: 'القطاع', participation: 'المشاركة', code: 'الرمز' },
    amountIs: 'أُوقف عرض السعر هذا على مبلغ قدره',
    allTaxes: '، مع احتساب كل الرسوم.',
    ...{ conditions: 'الشروط', approval: 'للموافقة' },
    approvalLabels: ['التاريخ', 'اسم الموقّع وصفته', 'التوقيع والختم'],
    isValid: (until) => `عرض السعر هذا صالح إلى غاية ${until}.`,
    wasValid: (until) => `كان عرض السعر هذا صالحًا إلى غاية ${until}، ولم يعد كذلك.`,
    toConfirm: 'تؤكد الجهة المنظمة الأسعار؛ عرض السعر لا يحجز جناحًا.',
    partial: (apart) =>
      `«حسب الطلب»: تبلغكم الجهة المنظمة بسعر هذه البنود${apart ? '، وهي غير محسوبة في المجاميع' : ''}.`,
    stampDuty: 'يُستحق حق الطابع على الدفع نقدًا، دون غيره.',
    otherCurrency: (code) => `الرمز ${code} بعملة أخرى: لا يخفض عرض السعر هذا.`,
  },
};
