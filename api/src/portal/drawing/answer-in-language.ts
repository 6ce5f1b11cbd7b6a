import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@mosta/shared/contract/languages';

/**
 * An answer with the texts of one language, and with the French ones, which stand where a translation is missing and by
 * which articles and offers are chosen. The other translations are empty, which schemas read as missing.
 * @param answer JSON with `{fr, en, ar}`, or with `translations` of `{en, ar}` beside the French text
 */
export function answerInLanguage(answer: string, language: Language): string {
  return JSON.stringify(
    JSON.parse(answer, (name, value: unknown) => {
      if (name === 'translations' && language === DEFAULT_LANGUAGE) return undefined;
      return isTexts(value) ? inLanguage(value, language) : value;
    }),
  );
}

type Texts = Partial<Record<Language, string>>;

function isTexts(value: unknown): value is Texts {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 1 &&
    entries.every(
      ([name, text]) => (LANGUAGES as readonly string[]).includes(name) && typeof text === 'string',
    )
  );
}

function inLanguage(texts: Texts, language: Language): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      name === language || name === DEFAULT_LANGUAGE ? text : '',
    ]),
  );
}
