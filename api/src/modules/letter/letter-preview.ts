import { LANGUAGES, type Language } from '@mosta/shared/contract/languages';
import type { Placeholder } from '@mosta/shared/domain/letter-placeholders';
import type { LetterContent, LetterPreview } from '@mosta/shared/schemas/letter.schema';
import { composeFairLetter } from '../../outbox/fair-letter';
import type { Executor } from '../../platform/database/database';
import { findReaders } from './audience.repository';
import {
  fillLetter,
  isWrittenIn,
  readIn,
  readValues,
  usedPlaceholders,
  type Values,
} from './letter-values';
import { organiserLetter } from './organiser-letter';

/** What an example shows while nobody reads the letter in its language. */
const SAMPLE: Values = {
  ...{ societe: 'SARL Exemple', personne: 'Amina Exemple', stand: 'B49' },
  montant: { amount: 100_000, currency: 'DZD' },
  echeance: '2025-04-01T12:00:00.000Z',
};

type Options = {
  content: LetterContent;
  link: string;
  mailsPerHour: number;
  /** Of the letter's edition. */
  year: number | undefined;
};

/** Whom a letter would reach now, and what one of them would read in each language that it is written in. */
export async function previewLetter(
  db: Executor,
  { content, link, mailsPerHour, year }: Options,
): Promise<LetterPreview> {
  const readers = await findReaders(db, content, year);
  const values = await readValues(db, content, readers);
  const languages = { fr: 0, en: 0, ar: 0 };
  for (const { language } of readers) languages[readIn(content, language)] += 1;
  const lacking = (placeholder: Placeholder) =>
    readers.filter(({ userId }) => !values.get(userId)?.[placeholder]).length;
  const counted = (mail: string) => readers.filter((reader) => reader.mail === mail).length;
  return {
    ...{ recipients: readers.length, mails: counted('waiting'), languages, mailsPerHour },
    ...{ optedOut: counted('opted_out'), unconfirmed: counted('unconfirmed') },
    missing: usedPlaceholders(content)
      .map((placeholder) => ({ placeholder, count: lacking(placeholder) }))
      .filter(({ count }) => count > 0),
    examples: LANGUAGES.filter((language) => isWrittenIn(content, language)).map((language) => {
      const reader = readers.find((one) => readIn(content, one.language) === language);
      const own = reader && values.get(reader.userId);
      const written = { ...fillLetter(content, language, own ?? SAMPLE), link };
      const { subject, text } = composeFairLetter(organiserLetter(language, written));
      return { language, company: reader?.company ?? null, subject, text };
    }),
  };
}

/** What a test shows: no exhibitor's figures leave the portal for it. */
export function sampleLetter(content: LetterContent, language: Language) {
  const read = readIn(content, language);
  return { language: read, ...fillLetter(content, read, SAMPLE) };
}
