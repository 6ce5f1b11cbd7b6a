import type { LetterTexts } from '../../outbox/fair-letter';

/** To whoever forgot a password. */
export const RESET_LETTER: LetterTexts<[link: string]> = {
  fr: (link) => ({
    subject: 'Votre mot de passe Mosta Expo',
    blocks: [
      'Vous avez demandé un nouveau mot de passe pour votre compte Mosta Expo. Choisissez-le par ce lien, valable une heure et une seule fois.',
      { button: 'Choisir un mot de passe', link },
      'Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste le même.',
    ],
  }),
  en: (link) => ({
    subject: 'Your Mosta Expo password',
    blocks: [
      'You asked for a new password for your Mosta Expo account. Choose it by this link; it works for one hour, and once.',
      { button: 'Choose a password', link },
      'If you did not ask for this, ignore this message: your password stays the same.',
    ],
  }),
  ar: (link) => ({
    subject: 'كلمة مرور حسابكم في Mosta Expo',
    blocks: [
      'طلبتم كلمة مرور جديدة لحسابكم في Mosta Expo. اختاروها بهذا الرابط، وهو صالح ساعة ولمرة واحدة.',
      { button: 'اختيار كلمة مرور', link },
      'إن لم تطلبوا شيئًا فتجاهلوا هذه الرسالة: تبقى كلمة مروركم كما هي.',
    ],
  }),
};

/** To a new organiser. */
export const INVITATION_LETTER: LetterTexts<[link: string]> = {
  fr: (link) => ({
    subject: 'Votre compte d’organisateur Mosta Expo',
    blocks: [
      'Un compte d’organisateur vous attend sur le portail Mosta Expo. Choisissez son mot de passe par ce lien, valable trois jours et une seule fois.',
      { button: 'Choisir un mot de passe', link },
      'Si vous n’attendiez pas cette invitation, ignorez ce message\u00a0: le compte reste fermé.',
    ],
  }),
  en: (link) => ({
    subject: 'Your Mosta Expo organiser’s account',
    blocks: [
      'An organiser’s account is waiting for you on the Mosta Expo portal. Choose its password by this link; it works for three days, and once.',
      { button: 'Choose a password', link },
      'If you did not expect this invitation, ignore this message: the account stays closed.',
    ],
  }),
  ar: (link) => ({
    subject: 'حسابكم كمنظم في Mosta Expo',
    blocks: [
      'ينتظركم حساب منظم على بوابة Mosta Expo. اختاروا كلمة مروره بهذا الرابط، وهو صالح ثلاثة أيام ولمرة واحدة.',
      { button: 'اختيار كلمة مرور', link },
      'إن لم تكونوا تنتظرون هذه الدعوة فتجاهلوا هذه الرسالة: يبقى الحساب مغلقًا.',
    ],
  }),
};
