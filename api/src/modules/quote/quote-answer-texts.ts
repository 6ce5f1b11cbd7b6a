import { because, type NoticeTexts } from '../notification/notice';

type Values = {
  /** Of the quote that was answered, and of the new one. */
  asked: string;
  given: string;
  /** What the organiser adds; may be empty. */
  message: string;
};

/** Tells an exhibitor that lines « Sur devis » have their prices. */
export const ANSWER_TEXTS: NoticeTexts<[Values]> = {
  fr: ({ asked, given, message }) => ({
    title: 'Votre devis est complété',
    message: `L’organisateur a donné les prix que votre devis ${asked} laissait ouverts. Le devis ${given} le remplace${because('fr', message)}`,
  }),
  en: ({ asked, given, message }) => ({
    title: 'Your quote is complete',
    message: `The organiser has given the prices that your quote ${asked} left open. Quote ${given} takes its place${because('en', message)}`,
  }),
  ar: ({ asked, given, message }) => ({
    title: 'اكتمل عرض السعر الخاص بكم',
    message: `حدّد المنظم الأسعار التي تركها عرض السعر ${asked} مفتوحة. يحل محله عرض السعر ${given}${because('ar', message)}`,
  }),
};
