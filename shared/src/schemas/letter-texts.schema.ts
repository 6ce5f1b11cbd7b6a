import * as v from 'valibot';
import { LANGUAGES } from '../contract/languages';
import { unknownPlaceholders } from '../domain/letter-placeholders';
import type { ContentText } from './content-text.schema';

type LetterTexts = { subject: ContentText; body: ContentText };

/** What is said of what is wrong. */
type Sentences = { subject: string; body: string; unknown: (written: string) => string };
const SENTENCES: Sentences = {
  subject: 'Donnez aussi un objet dans cette langue.',
  body: 'Donnez aussi un texte dans cette langue.',
  unknown: (written) => `Ce champ à remplir n’existe pas\u00a0: ${written}`,
};

/** A language has subject and text or neither, and every placeholder is one that is filled in. */
export function letterTextsCheck<Letter extends LetterTexts>(
  placeholders: readonly string[],
  sentences: Sentences = SENTENCES,
) {
  return v.rawCheck<Letter>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const refuse = (
      field: 'subject' | 'body',
      language: (typeof LANGUAGES)[number],
      message: string,
    ) =>
      addIssue({
        message,
        path: [
          { type: 'object', origin: 'value', input: value, key: field, value: value[field] },
          {
            ...{ type: 'object', origin: 'value', input: value[field], key: language },
            value: value[field][language],
          },
        ],
      });
    for (const language of LANGUAGES) {
      const { subject, body } = value;
      if (subject[language] === '' && body[language] !== '') {
        refuse('subject', language, sentences.subject);
      }
      if (body[language] === '' && subject[language] !== '') {
        refuse('body', language, sentences.body);
      }
      for (const field of ['subject', 'body'] as const) {
        const [unknown] = unknownPlaceholders(value[field][language], placeholders);
        if (unknown !== undefined) {
          refuse(field, language, sentences.unknown(unknown));
        }
      }
    }
  });
}
