import type { NoticeTexts } from '../notification/notice';

export const PAGE_WITHDRAWN: NoticeTexts<[]> = {
  fr: () => ({
    title: 'Page retirée de l’annuaire',
    message:
      'L’organisation a retiré votre page de l’annuaire des exposants. Corrigez-la, puis écrivez à l’organisation, qui peut la rétablir.',
  }),
  en: () => ({
    title: 'Page withdrawn from the directory',
    message:
      'The organisers withdrew your page from the directory of exhibitors. Correct it, then write to the organisers, who can restore it.',
  }),
  ar: () => ({
    title: 'سحب الصفحة من الدليل',
    message:
      'سحبت الجهة المنظمة صفحتكم من دليل العارضين. صححوها ثم راسلوا الجهة المنظمة التي يمكنها إعادتها.',
  }),
};

export const PAGE_RESTORED: NoticeTexts<[]> = {
  fr: () => ({
    title: 'Page rétablie dans l’annuaire',
    message:
      'L’organisation a rétabli votre page de l’annuaire des exposants. Elle se voit si vous la publiez.',
  }),
  en: () => ({
    title: 'Page restored in the directory',
    message:
      'The organisers restored your page in the directory of exhibitors. It shows if you publish it.',
  }),
  ar: () => ({
    title: 'إعادة الصفحة إلى الدليل',
    message: 'أعادت الجهة المنظمة صفحتكم إلى دليل العارضين. تظهر إذا نشرتموها.',
  }),
};
