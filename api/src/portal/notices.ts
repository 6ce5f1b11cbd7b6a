import type { Language } from '@mosta/shared/contract/languages';

type Notices = {
  /** The page's programs did not start, and nothing can be read. */
  failed: string;
  /** They did not start, and the page can be read. */
  failedBesideText: string;
  noScript: string;
  noScriptBesideText: string;
};

/** What a page says while none of its scripts runs. */
export const NOTICES: Record<Language, Notices> = {
  fr: {
    failed:
      'Mosta Expo n’a pas pu démarrer. Rien n’est perdu : vérifiez votre connexion, puis rechargez la page.',
    failedBesideText:
      'Mosta Expo n’a pas pu démarrer entièrement : la page se lit, ses liens fonctionnent, mais ses formulaires et ses boutons attendent. Vérifiez votre connexion, puis rechargez la page.',
    noScript: 'Mosta Expo a besoin de JavaScript pour afficher cette page.',
    noScriptBesideText:
      'Sans JavaScript, cette page se lit et ses liens fonctionnent ; les formulaires et le plan du salon en ont besoin.',
  },
  en: {
    failed:
      'Mosta Expo could not start. Nothing is lost: check your connection, then reload the page.',
    failedBesideText:
      'Mosta Expo could not start completely: the page can be read and its links work, but its forms and buttons wait. Check your connection, then reload the page.',
    noScript: 'Mosta Expo needs JavaScript to show this page.',
    noScriptBesideText:
      'Without JavaScript this page can be read and its links work; forms and the floor plan need it.',
  },
  ar: {
    failed: 'تعذّر تشغيل Mosta Expo. لم يُفقد شيء: تحقّقوا من اتصالكم ثم أعيدوا تحميل الصفحة.',
    failedBesideText:
      'تعذّر تشغيل Mosta Expo بالكامل: يمكن قراءة الصفحة وروابطها تعمل، لكن الاستمارات والأزرار متوقفة. تحقّقوا من اتصالكم ثم أعيدوا تحميل الصفحة.',
    noScript: 'يحتاج Mosta Expo إلى جافاسكريبت لعرض هذه الصفحة.',
    noScriptBesideText:
      'بدون جافاسكريبت يمكن قراءة هذه الصفحة وروابطها تعمل، أما الاستمارات ومخطط المعرض فتحتاج إليه.',
  },
};
