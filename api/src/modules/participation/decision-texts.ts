import type { Language } from '@mosta/shared/contract/languages';
import { currentEdition } from '../../current-edition';
import { type FairLetter, type LetterTexts, letterIn } from '../../outbox/fair-letter';

/** What the exhibitor is told of a decision, filled in; `message` is the organiser's own, or ''. */
export type Told = { subject: string; body: string; message: string };
type Values = Told & { company: string; link: string };

/** Paragraphs of a text, which empty lines divide. */
const paragraphs = (text: string) => text.split(/\n\s*\n/);

const write =
  (labels: { company: string; message: string; open: string }) =>
  ({ subject, body, message, company, link }: Values) => ({
    subject: `${subject} - ${currentEdition().product}`,
    blocks: [
      ...paragraphs(body),
      { facts: [[labels.company, company]] as const },
      ...(message === '' ? [] : [{ quote: message, from: labels.message }]),
      { button: labels.open, link },
    ],
  });

const LETTER: LetterTexts<[Values]> = {
  fr: write({
    company: 'Entreprise',
    message: 'Message de l’organisation',
    open: 'Ouvrir mon dossier',
  }),
  en: write({
    company: 'Company',
    message: 'Message from the organisers',
    open: 'Open my application',
  }),
  ar: write({ company: 'الشركة', message: 'رسالة الجهة المنظمة', open: 'فتح ملفي' }),
};

/** The mail of a decision. @param values `link` leads to the participation */
export function decisionLetter(language: Language, values: Values): FairLetter {
  return letterIn(language, LETTER, values);
}
