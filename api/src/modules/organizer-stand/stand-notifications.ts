import type { Language } from '@mosta/shared/contract/languages';
import { because, type NoticeTexts } from '../notification/notice';

type Kind = 'hold' | 'sale';

/** What an exhibitor reads when the organiser ends an option or takes a stand back. */
export const STAND_RELEASED: NoticeTexts<[code: string, kind: Kind, reason: string]> = {
  fr: (code, kind, reason) => ({
    title: `Stand ${code} libéré`,
    message:
      kind === 'hold'
        ? `L’organisation a mis fin à votre option sur le stand ${code}${because('fr', reason)}.`
        : `L’organisation a retiré le stand ${code} de votre réservation${because('fr', reason)}.`,
  }),
  en: (code, kind, reason) => ({
    title: `Stand ${code} released`,
    message:
      kind === 'hold'
        ? `The organisers ended your hold on stand ${code}${because('en', reason)}.`
        : `The organisers took stand ${code} out of your reservation${because('en', reason)}.`,
  }),
  ar: (code, kind, reason) => ({
    title: `تحرير الجناح ${code}`,
    message:
      kind === 'hold'
        ? `أنهت الجهة المنظمة حجزكم المبدئي للجناح ${code}${because('ar', reason)}.`
        : `سحبت الجهة المنظمة الجناح ${code} من حجزكم${because('ar', reason)}.`,
  }),
};

/** What an exhibitor reads when the organiser gives another stand. */
export const STAND_MOVED: NoticeTexts<[from: string, to: string, kind: Kind]> = {
  fr: (from, to, kind) => ({
    title: `Stand ${from} remplacé par ${to}`,
    message: `${kind === 'hold' ? 'Votre option sur le' : 'Votre réservation du'} stand ${from} porte désormais sur le stand ${to}.`,
  }),
  en: (from, to, kind) => ({
    title: `Stand ${from} replaced by ${to}`,
    message: `Your ${kind === 'hold' ? 'hold on' : 'reservation of'} stand ${from} is now for stand ${to}.`,
  }),
  ar: (from, to, kind) => ({
    title: `استبدال الجناح ${from} بالجناح ${to}`,
    message: `نُقل ${kind === 'hold' ? 'حجزكم المبدئي' : 'حجزكم'} من الجناح ${from} إلى الجناح ${to}.`,
  }),
};

/** What an exhibitor reads when the organiser extends an option. */
export const HOLD_EXTENDED: NoticeTexts<[code: string, until: Date]> = {
  fr: (code, until) => ({
    title: `Option sur le stand ${code} prolongée`,
    message: `L’organisation a prolongé votre option sur le stand ${code} jusqu’au ${momentIn('fr', until)}.`,
  }),
  en: (code, until) => ({
    title: `Hold on stand ${code} extended`,
    message: `The organisers extended your hold on stand ${code} until ${momentIn('en', until)}.`,
  }),
  ar: (code, until) => ({
    title: `تمديد الحجز المبدئي للجناح ${code}`,
    message: `مددت الجهة المنظمة حجزكم المبدئي للجناح ${code} حتى ${momentIn('ar', until)}.`,
  }),
};

/** By the clocks of Algeria. */
function momentIn(language: Language, moment: Date): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Algiers' },
  }).format(moment);
}

const LOCALES: Record<Language, string> = { fr: 'fr-DZ', en: 'en-GB', ar: 'ar-DZ' };
