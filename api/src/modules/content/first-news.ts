import type { NewsContent } from '@mosta/shared/schemas/news.schema';

/** Names no code: a portal begins with none. Whoever makes one names it here. */
const DISCOUNT_TEXT: NewsContent['text'] = {
  fr: 'L’organisation remet aux exposants un code de réduction. Demandez-le avant de confirmer votre réservation, puis saisissez-le dans la simulation.',
  en: 'The organisers give exhibitors a discount code. Ask for it before you confirm your reservation, then enter it in the simulation.',
  ar: 'يمنح المنظمون العارضين رمز تخفيض. اطلبوه قبل تأكيد حجزكم، ثم أدخلوه في المحاكاة.',
};

/** The announcement of a discount, which the sample data completes by a code. */
export const FIRST_DISCOUNT = { key: 'discount', text: DISCOUNT_TEXT };

/** The announcements with which the fair begins (specification, section 2), oldest first. */
export const FIRST_NEWS: readonly { key: string; content: NewsContent }[] = [
  {
    key: FIRST_DISCOUNT.key,
    content: {
      ...{ sample: false, date: '2025-04-10', important: true },
      category: { fr: 'Réduction', en: 'Discount', ar: 'تخفيض' },
      title: {
        fr: 'Un code de réduction pour les exposants',
        en: 'A discount code for exhibitors',
        ar: 'رمز تخفيض للعارضين',
      },
      text: DISCOUNT_TEXT,
    },
  },
  {
    key: 'maintenance',
    content: {
      ...{ sample: false, date: '2025-04-24', important: false },
      category: { fr: 'Information', en: 'Information', ar: 'معلومة' },
      title: {
        fr: 'Maintenance programmée des équipements',
        en: 'Scheduled maintenance of equipment',
        ar: 'صيانة مبرمجة للتجهيزات',
      },
      text: {
        fr: 'Les équipements des stands sont vérifiés avant l’ouverture du salon. Les prises 220 V sont coupées pendant la vérification.',
        en: 'The equipment of the stands is checked before the fair opens. The 220 V sockets are switched off during the check.',
        ar: 'تُفحص تجهيزات الأجنحة قبل افتتاح المعرض. ويُقطع التيار عن مآخذ 220 فولط أثناء الفحص.',
      },
    },
  },
  {
    key: 'menu',
    content: {
      ...{ sample: false, date: '2025-04-26', important: false },
      category: { fr: 'Menu', en: 'Menu', ar: 'قائمة الطعام' },
      title: {
        fr: 'Un nouveau menu à la restauration',
        en: 'A new menu in the restaurant',
        ar: 'قائمة طعام جديدة في مطعم المعرض',
      },
      text: {
        fr: 'La restauration du salon propose un nouveau menu aux exposants, servi pendant les quatre jours.',
        en: 'The restaurant of the fair has a new menu for exhibitors, served on all four days.',
        ar: 'يقدّم مطعم المعرض للعارضين قائمة طعام جديدة طوال الأيام الأربعة.',
      },
    },
  },
];
