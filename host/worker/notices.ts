import type { Language } from '@mosta/shared/contract/languages';

type NotSaved = {
  title: string;
  text: string;
  again: string;
  kept: string;
  saved: (date: string, time: string) => string;
};

/** What a page says that was not kept and cannot be had. */
export const NOT_SAVED: Record<Language, NotSaved> = {
  fr: {
    title: 'Cette page n’a pas été enregistrée',
    text: 'Le réseau ne répond pas, et cette page ne se trouve pas sur cet appareil. Rien n’est perdu : réessayez quand la connexion sera revenue, ou lisez une page enregistrée.',
    again: 'Réessayer',
    kept: 'Pages enregistrées sur cet appareil',
    saved: (date, time) => `Enregistré le ${date} à ${time}`,
  },
  en: {
    title: 'This page was not saved',
    text: 'The network does not answer, and this page is not on this device. Nothing is lost: try again when the connection is back, or read a saved page.',
    again: 'Try again',
    kept: 'Pages saved on this device',
    saved: (date, time) => `Saved on ${date} at ${time}`,
  },
  ar: {
    title: 'هذه الصفحة غير محفوظة',
    text: 'الشبكة لا تستجيب، وهذه الصفحة غير موجودة على هذا الجهاز. لم يُفقد شيء: أعيدوا المحاولة عند عودة الاتصال، أو اقرؤوا صفحة محفوظة.',
    again: 'إعادة المحاولة',
    kept: 'الصفحات المحفوظة على هذا الجهاز',
    saved: (date, time) => `حُفظت يوم ${date} على الساعة ${time}`,
  },
};
