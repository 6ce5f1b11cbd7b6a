import { formatMoney, type Money } from '@mosta/shared/domain/money';
import type { NoticeTexts } from '../notification/notice';

export const PAYMENT_RECEIVED: NoticeTexts<[amount: Money]> = {
  fr: (amount) => ({
    title: 'Paiement reçu',
    message: `Votre paiement de ${formatMoney(amount, 'fr')} est enregistré.`,
  }),
  en: (amount) => ({
    title: 'Payment received',
    message: `Your payment of ${formatMoney(amount, 'en')} is recorded.`,
  }),
  ar: (amount) => ({
    title: 'استلام الدفع',
    message: `سُجّل دفعكم بمبلغ ${formatMoney(amount, 'ar')}.`,
  }),
};

export const PAYMENT_CORRECTED: NoticeTexts<[amount: Money]> = {
  fr: (amount) => ({
    title: 'Paiement corrigé',
    message: `Le paiement de ${formatMoney(amount, 'fr')} avait été enregistré par erreur\u00a0; il ne compte plus.`,
  }),
  en: (amount) => ({
    title: 'Payment corrected',
    message: `The payment of ${formatMoney(amount, 'en')} was recorded by mistake; it no longer counts.`,
  }),
  ar: (amount) => ({
    title: 'تصحيح الدفع',
    message: `سُجّل الدفع بمبلغ ${formatMoney(amount, 'ar')} خطأً، ولم يعد محسوبًا.`,
  }),
};

export const PAYMENT_REFUNDED: NoticeTexts<[amount: Money]> = {
  fr: (amount) => ({
    title: 'Remboursement',
    message: `${formatMoney(amount, 'fr')} vous ont été remboursés.`,
  }),
  en: (amount) => ({
    title: 'Refund',
    message: `${formatMoney(amount, 'en')} were refunded to you.`,
  }),
  ar: (amount) => ({
    title: 'استرداد',
    message: `أُعيد إليكم مبلغ ${formatMoney(amount, 'ar')}.`,
  }),
};
