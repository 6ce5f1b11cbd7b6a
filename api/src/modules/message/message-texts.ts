import type { NoticeTexts } from '../notification/notice';

/** A message of the organisers, whose words stay as they were written. */
export const MESSAGE_ARRIVED: NoticeTexts<[words: string]> = {
  fr: (message) => ({ title: 'Message de l’organisation', message }),
  en: (message) => ({ title: 'Message from the organisers', message }),
  ar: (message) => ({ title: 'رسالة من الجهة المنظمة', message }),
};
