import * as v from 'valibot';
import { lineSchema, longTextSchema, requiredLineSchema } from './text.schema';

const REQUIRED = 'Ce champ est obligatoire.';

/** A line in three languages; the French one is demanded, and pages show it where a translation is missing. */
export function lineInLanguages(most: number) {
  const translation = v.optional(lineSchema(most, 'breaking'), '');
  return v.strictObject({
    fr: requiredLineSchema(most, 'breaking'),
    en: translation,
    ar: translation,
  });
}

/** The same for a text of several lines. */
export function textInLanguages(most: number) {
  const translation = v.optional(longTextSchema(most), '');
  return v.strictObject({
    fr: v.pipe(longTextSchema(most), v.nonEmpty(REQUIRED)),
    en: translation,
    ar: translation,
  });
}

/** The same where it may be left out in every language. */
export function optionalTextInLanguages(most: number) {
  const text = v.optional(longTextSchema(most), '');
  return v.strictObject({ fr: text, en: text, ar: text });
}

/** A text of the agency; '' where the translation is missing. */
export type ContentText = { fr: string; en: string; ar: string };
