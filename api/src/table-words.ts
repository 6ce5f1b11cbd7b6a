import type { Language } from '@mosta/shared/contract/languages';
import type { PaymentMode } from '@mosta/shared/domain/payment';

/** Words that several exported tables have in common. */
export const PAYMENT_WORDS: Record<Language, Record<PaymentMode, string>> = {
  fr: { virement: 'Virement', cheque: 'Chèque', espece: 'Espèces' },
  en: { virement: 'Bank transfer', cheque: 'Cheque', espece: 'Cash' },
  ar: { virement: 'تحويل بنكي', cheque: 'شيك', espece: 'نقدًا' },
};
