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
      'Sans JavaScript, cette page se lit et ses liens fonctionnent ; les formulaires et les outils du plan du salon en ont besoin.',
  },
  en: {
    failed:
      'Mosta Expo could not start. Nothing is lost: check your connection, then reload the page.',
    failedBesideText:
      'Mosta Expo could not start completely: the page can be read and its links work, but its forms and buttons wait. Check your connection, then reload the page.',
    noScript: 'Mosta Expo needs JavaScript to show this page.',
    noScriptBesideText:
      'Without JavaScript this page can be read and its links work; forms and the tools of the floor plan need it.',
  },
  ar: {
    failed: 'تعذّر تشغيل Mosta Expo. لم يُفقد شيء: تحققوا من اتصالكم ثم أعيدوا تحميل الصفحة.',
    failedBesideText:
      'تعذّر تشغيل Mosta Expo بالكامل: يمكن قراءة الصفحة وروابطها تعمل، لكن الاستمارات والأزرار متوقفة. تحققوا من اتصالكم ثم أعيدوا تحميل الصفحة.',
    noScript: 'يحتاج Mosta Expo إلى جافاسكريبت لعرض هذه الصفحة.',
    noScriptBesideText:
      'بدون جافاسكريبت يمكن قراءة هذه الصفحة وروابطها تعمل، أما الاستمارات وأدوات مخطط المعرض فتحتاج إليه.',
  },
};

/** Why no page of the portal can be shown: its registry cannot be read, or nothing was published yet. */
export type ClosedReason = 'unreadable' | 'unpublished';

type Closed = { title: string; text: string; reload: string };

/** What every address answers while there is no registry. */
export const CLOSED: Record<ClosedReason, Record<Language, Closed>> = {
  unreadable: {
    fr: {
      title: 'Le portail est momentanément indisponible',
      text: 'Mosta Expo ne peut afficher aucune page pour le moment. Rien n’est perdu de ce qui a été envoyé\u00a0: revenez dans quelques minutes.',
      reload: 'Recharger la page',
    },
    en: {
      title: 'The portal is unavailable for the moment',
      text: 'Mosta Expo cannot show any page for the moment. Nothing that was sent is lost: come back in a few minutes.',
      reload: 'Reload the page',
    },
    ar: {
      title: 'البوابة غير متاحة مؤقتًا',
      text: 'لا يستطيع Mosta Expo عرض أي صفحة حاليًا. لم يضع شيء مما أُرسل: عودوا بعد بضع دقائق.',
      reload: 'إعادة تحميل الصفحة',
    },
  },
  unpublished: {
    fr: {
      title: 'Le portail ouvrira bientôt',
      text: 'Aucune page de Mosta Expo n’est encore publiée. Revenez dans quelques minutes.',
      reload: 'Recharger la page',
    },
    en: {
      title: 'The portal opens soon',
      text: 'No page of Mosta Expo has been published yet. Come back in a few minutes.',
      reload: 'Reload the page',
    },
    ar: {
      title: 'ستُفتح البوابة قريبًا',
      text: 'لم تُنشر بعد أي صفحة من Mosta Expo. عودوا بعد بضع دقائق.',
      reload: 'إعادة تحميل الصفحة',
    },
  },
};

/** What a page of a part says that was switched off; the host's own catalogues say the same (`remote.disabled…`). */
export const DISABLED: Record<Language, { title: (label: string) => string; text: string }> = {
  fr: {
    title: (label) => `La partie « ${label} » est fermée pour le moment`,
    text: 'Elle reviendra bientôt. Le reste du portail est à votre disposition.',
  },
  en: {
    title: (label) => `The part “${label}” is closed for now`,
    text: 'It will be back soon. The rest of the portal is at your service.',
  },
  ar: {
    title: (label) => `قسم «${label}» مغلق حاليًا`,
    text: 'سيعود قريبًا. بقية البوابة في خدمتكم.',
  },
};

/** What a device says of the installed portal. */
export const APP: Record<Language, { description: string }> = {
  fr: {
    description:
      'Le salon international de l’agroalimentaire de Mostaganem\u00a0: plan, programme, exposants et badge, même sans réseau.',
  },
  en: {
    description:
      'The international agri-food fair of Mostaganem: plan, programme, exhibitors and badge, even without network.',
  },
  ar: {
    description:
      'المعرض الدولي للصناعات الغذائية بمستغانم: المخطط والبرنامج والعارضون والشارة، حتى بدون شبكة.',
  },
};
