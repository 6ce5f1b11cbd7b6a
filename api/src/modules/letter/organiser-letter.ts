import type { Language } from '@mosta/shared/contract/languages';
import { type FairLetter, type LetterTexts, letterIn } from '../../outbox/fair-letter';

type Written = { subject: string; body: string; link: string };

const write =
  (words: { from: string; open: string; choices: string }) =>
  ({ subject, body, link }: Written) => ({
    subject,
    blocks: [{ quote: body, from: words.from }, { button: words.open, link }, words.choices],
  });

const LETTER: LetterTexts<[Written]> = {
  fr: write({
    from: 'L’organisateur du salon vous écrit',
    open: 'Ouvrir mon espace',
    choices: 'Vous choisissez dans les paramètres de votre espace ce que vous recevez par e-mail.',
  }),
  en: write({
    from: 'The organiser of the fair writes to you',
    open: 'Open my area',
    choices: 'In the settings of your area you choose what also comes by e-mail.',
  }),
  ar: write({
    from: 'يكتب إليكم منظم المعرض',
    open: 'فتح فضائي',
    choices: 'تختارون في إعدادات فضائكم ما يصلكم عبر البريد الإلكتروني.',
  }),
};

/** The mail of a letter that an organiser wrote, whose own words stand apart from the portal's. */
export function organiserLetter(language: Language, written: Written): FairLetter {
  return letterIn(language, LETTER, written);
}

const TESTS: Record<Language, string> = { fr: 'Essai', en: 'Test', ar: 'تجربة' };

/** The same, for its author to see. */
export function testLetter(language: Language, { subject, ...written }: Written): FairLetter {
  return organiserLetter(language, { subject: `[${TESTS[language]}] ${subject}`, ...written });
}
