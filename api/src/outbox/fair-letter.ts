import { directionOf, type Language } from '@mosta/shared/contract/languages';
import { currentEdition } from '../current-edition';
import { type ComposedLetter, composeLetter } from '../platform/mail/compose-letter';
import type { Block, Letter } from '../platform/mail/letter';

/** What one of the fair's mails says, in the recipient's language. */
export type FairLetter = Pick<Letter, 'subject' | 'blocks'> & { language: Language };

/** A letter in each language of the portal; the values are what differs from one recipient to the next. */
export type LetterTexts<Values extends unknown[]> = Record<
  Language,
  (...values: Values) => Pick<FairLetter, 'subject' | 'blocks'>
>;

/** One of the fair's mails in the language of whoever receives it. */
export function letterIn<Values extends unknown[]>(
  language: Language,
  texts: LetterTexts<Values>,
  ...values: Values
): FairLetter {
  return { language, ...texts[language](...values) };
}

const GREETINGS: Record<Language, Block> = {
  fr: 'Bonjour,',
  en: 'Hello,',
  ar: 'تحية طيبة،',
};

/** Writes a mail under the fair's name: greeting, content, and whom to answer. */
export function composeFairLetter({ language, subject, blocks }: FairLetter): ComposedLetter {
  const { product, contact } = currentEdition();
  return composeLetter(
    {
      language,
      direction: directionOf(language),
      subject,
      blocks: [GREETINGS[language], ...blocks],
    },
    { name: product, signature: [product, contact.agency, contact.email] },
  );
}
