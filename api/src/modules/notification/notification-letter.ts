import type { Language } from '@mosta/shared/contract/languages';
import { type FairLetter, type LetterTexts, letterIn } from '../../outbox/fair-letter';

type Notice = {
  title: string;
  message: string;
  link: string;
  /** Whether its document comes with it. */
  attached: boolean;
};

const write =
  (words: { from: string; attached: string; open: string; choices: string }) =>
  ({ title, message, link, attached }: Notice) => ({
    subject: title,
    blocks: [
      { quote: message, from: words.from },
      ...(attached ? [words.attached] : []),
      { button: words.open, link },
      words.choices,
    ],
  });

const LETTER: LetterTexts<[Notice]> = {
  fr: write({
    from: 'Notification de votre espace exposant',
    attached: 'Le document est joint à ce message, en PDF.',
    open: 'Ouvrir mon espace',
    choices:
      'Vous choisissez dans les paramètres de votre espace quelles notifications vous recevez par e-mail.',
  }),
  en: write({
    from: 'Notification from your exhibitor’s area',
    attached: 'The document is attached to this message as a PDF.',
    open: 'Open my area',
    choices: 'In the settings of your area you choose which notifications also come by e-mail.',
  }),
  ar: write({
    from: 'إشعار من فضاء العارض',
    attached: 'الوثيقة مرفقة بهذه الرسالة بصيغة PDF.',
    open: 'فتح فضائي',
    choices: 'تختارون في إعدادات فضائكم الإشعارات التي تصلكم عبر البريد الإلكتروني.',
  }),
};

/** The mail that repeats a notification, whose own words stay as they were written. */
export function notificationLetter(language: Language, notice: Notice): FairLetter {
  return letterIn(language, LETTER, notice);
}
