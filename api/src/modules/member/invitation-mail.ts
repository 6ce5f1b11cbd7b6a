import type { Language } from '@mosta/shared/contract/languages';
import { type LetterTexts, letterIn } from '../../outbox/fair-letter';
import type { MailOrder } from '../../outbox/mail-job';

const LETTER: LetterTexts<[link: string]> = {
  fr: (link) => ({
    subject: 'Une invitation sur Mosta Expo',
    blocks: [
      'Une personne qui expose à Mosta Expo vous invite à agir avec elle pour son entreprise. Ce lien, valable sept jours et une seule fois, dit qui vous invite et pour quelle entreprise.',
      { button: 'Lire l’invitation', link },
      'Si vous n’attendiez pas cette invitation, ignorez ce message\u00a0: rien ne change.',
    ],
  }),
  en: (link) => ({
    subject: 'An invitation on Mosta Expo',
    blocks: [
      'Somebody who exhibits at Mosta Expo invites you to act with them for their company. This link, which works for seven days and once, says who invites you and for which company.',
      { button: 'Read the invitation', link },
      'If you did not expect this invitation, ignore this message: nothing changes.',
    ],
  }),
  ar: (link) => ({
    subject: 'دعوة على Mosta Expo',
    blocks: [
      'يدعوكم شخص يعرض في Mosta Expo إلى التصرف معه باسم شركته. يبيّن هذا الرابط، وهو صالح سبعة أيام ولمرة واحدة، من يدعوكم وباسم أي شركة.',
      { button: 'قراءة الدعوة', link },
      'إن لم تكونوا تنتظرون هذه الدعوة فتجاهلوا هذه الرسالة: لا يتغيّر شيء.',
    ],
  }),
};

/** It holds nothing that was typed but the address: the page behind the link says who invites, and for what. */
export function invitationMail(
  to: string,
  language: Language,
  publicUrl: string,
  token: string,
): MailOrder {
  return { to, letter: letterIn(language, LETTER, `${publicUrl}/login?invitation=${token}`) };
}
