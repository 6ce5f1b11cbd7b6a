import type { NoticeTexts } from '../notification/notice';

/** What everybody reads who acts for one of two exhibitors that became one. */
export const MERGED: NoticeTexts<[from: string, into: string]> = {
  fr: (from, into) => ({
    title: 'Deux comptes d’entreprise réunis',
    message: `L’organisation a réuni «\u00a0${from}\u00a0» et «\u00a0${into}\u00a0»\u00a0: dossiers, stands, devis et documents sont désormais communs à toutes les personnes des deux.`,
  }),
  en: (from, into) => ({
    title: 'Two company accounts merged',
    message: `The organisers merged “${from}” and “${into}”: applications, stands, quotes and documents are now shared by the people of both.`,
  }),
  ar: (from, into) => ({
    title: 'دمج حسابي شركة',
    message: `دمجت الجهة المنظمة «${from}» و«${into}»: أصبحت الملفات والأجنحة وعروض الأسعار والوثائق مشتركة بين أشخاص الحسابين.`,
  }),
};
