import type { LetterTexts } from '../../outbox/fair-letter';

/** To an organiser whose account an owner removed. */
export const REMOVED_LETTER: LetterTexts<[]> = {
  fr: () => ({
    subject: 'Votre compte d’organisateur Mosta Expo est retiré',
    blocks: [
      'Un propriétaire du salon a retiré votre compte d’organisateur\u00a0: il n’ouvre plus rien, et ses sessions sont fermées.',
      'Si vous pensez que c’est une erreur, répondez à ce message.',
    ],
  }),
  en: () => ({
    subject: 'Your Mosta Expo organiser’s account is removed',
    blocks: [
      'An owner of the fair removed your organiser’s account: it opens nothing any more, and its sessions are closed.',
      'If you think that this is a mistake, answer this message.',
    ],
  }),
  ar: () => ({
    subject: 'سُحب حسابكم كمنظم في Mosta Expo',
    blocks: [
      'سحب أحد مالكي المعرض حسابكم كمنظم: لم يعد يفتح شيئًا، وأُغلقت جلساته.',
      'إن كنتم ترون في ذلك خطأ فأجيبوا عن هذه الرسالة.',
    ],
  }),
};
