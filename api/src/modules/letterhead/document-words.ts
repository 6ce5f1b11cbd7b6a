import type { Language } from '@mosta/shared/contract/languages';
import type { PaymentMode } from '@mosta/shared/domain/payment';
import { leftToRight } from '../../platform/documents/visual-runs';

/** What quotes, statements and documents of accounting all say. French is what the specification quotes. */
export type DocumentWords = {
  /** Who pays. */
  company: string;
  address: string;
  register: string;
  taxNumber: string;
  /** Columns of what is priced. */
  name: string;
  unit: string;
  quantity: string;
  days: string;
  unitPrice: string;
  lineTotal: string;
  squareMetres: string;
  /** Sums. */
  subtotal: string;
  discount: string;
  net: string;
  vat: string;
  gross: string;
  stampDuty: string;
  payable: string;
  total: string;
  onQuote: string;
  /** Where to pay. */
  bank: string;
  holder: string;
  bankName: string;
  rib: string;
  quote: string;
  sample: string;
  modes: Record<PaymentMode, string>;
  page: string;
  of: string;
  questions: string;
  /** With the space that French puts before it. */
  colon: string;
  /** Between the parts of a list. */
  comma: string;
};

export const DOCUMENT_WORDS: Record<Language, DocumentWords> = {
  fr: {
    ...{ company: 'Entreprise', address: 'Adresse', register: 'RC et NIF', taxNumber: 'NIF' },
    ...{ name: 'Désignation', unit: 'Unité', quantity: 'Quantité', days: 'Jours' },
    ...{ unitPrice: 'Prix unitaire HT', lineTotal: 'Total HT', squareMetres: 'm²' },
    ...{ subtotal: 'Sous-total HT', discount: 'Remise', net: 'Total HT', vat: 'TVA' },
    ...{ gross: 'Total TTC', stampDuty: 'Droit de timbre', payable: 'Net à payer' },
    ...{ total: 'Total', onQuote: 'Sur devis', bank: 'Coordonnées bancaires' },
    ...{ holder: 'Titulaire', bankName: 'Banque', rib: 'RIB', quote: 'Référence à indiquer' },
    sample: ' (données d’exemple)',
    modes: { virement: 'Virement', cheque: 'Chèque', espece: 'Espèces' },
    ...{ page: 'Page', of: 'sur', questions: 'Vos questions', colon: '\u00a0:', comma: ', ' },
  },
  en: {
    ...{ company: 'Company', address: 'Address', register: 'Register and tax number' },
    ...{ taxNumber: 'Tax number', name: 'Description', unit: 'Unit', quantity: 'Quantity' },
    ...{ days: 'Days', unitPrice: 'Unit price', lineTotal: 'Total', squareMetres: 'm²' },
    ...{ subtotal: 'Subtotal without tax', discount: 'Discount', net: 'Total without tax' },
    ...{ vat: 'VAT', gross: 'Total with tax', stampDuty: 'Stamp duty', payable: 'Payable' },
    ...{ total: 'Total', onQuote: 'On quote', bank: 'Bank account', holder: 'Holder' },
    ...{ bankName: 'Bank', rib: 'RIB', quote: 'Reference to state', sample: ' (sample data)' },
    modes: { virement: 'Bank transfer', cheque: 'Cheque', espece: 'Cash' },
    ...{ page: 'Page', of: 'of', questions: 'Your questions', colon: ':', comma: ', ' },
  },
  ar: {
    ...{
      company: 'الشركة',
      address: 'العنوان',
      register: 'رقم السجل التجاري ورقم التعريف الجبائي',
    },
    ...{ taxNumber: 'رقم التعريف الجبائي', name: 'البيان', unit: 'الوحدة', quantity: 'الكمية' },
    ...{ days: 'الأيام', unitPrice: 'سعر الوحدة دون رسوم', lineTotal: 'المجموع دون رسوم' },
    ...{ squareMetres: 'م²', subtotal: 'المجموع الفرعي دون رسوم', discount: 'التخفيض' },
    ...{ net: 'المجموع دون رسوم', vat: 'الرسم على القيمة المضافة', gross: 'المجموع مع الرسوم' },
    ...{ stampDuty: 'حق الطابع', payable: 'الصافي للدفع', total: 'المجموع' },
    ...{ onQuote: 'حسب الطلب', bank: 'البيانات البنكية', holder: 'صاحب الحساب' },
    ...{ bankName: 'البنك', rib: 'رقم التعريف البنكي (RIB)', quote: 'المرجع الواجب ذكره' },
    sample: ' · بيانات للمثال',
    modes: { virement: 'تحويل بنكي', cheque: 'صك', espece: 'نقدًا' },
    ...{ page: 'صفحة', of: 'من', questions: 'أسئلتكم', colon: ':', comma: '، ' },
  },
};

/** Whom to ask; in Arabic a number keeps its digits in their order. */
export function questionsText(
  language: Language,
  { email, phones }: { email: string; phones: readonly string[] },
): string {
  const { questions, colon, comma } = DOCUMENT_WORDS[language];
  const contact = [email, ...phones].map((text) => (language === 'ar' ? leftToRight(text) : text));
  return `${questions}${colon} ${contact.join(comma)}.`;
}
