import * as v from 'valibot';

/** Languages of the portal; the first is the default. */
export const LANGUAGES = ['fr', 'en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'fr';

/** Cookie that keeps the visitor's language, so that the server can send `lang`, `dir` and the title right at once. */
export const LANGUAGE_COOKIE = 'langue';

/** Query parameter by which an address asks for a language, whatever the cookie says: `/contact?langue=ar`. */
export const LANGUAGE_PARAMETER = 'langue';

/**
 * The address under which a page always has this language: the bare one for the default language, a parameter for the
 * others.
 * @param address a path, which may have parameters of its own
 */
export function addressIn(language: Language, address: string): string {
  if (language === DEFAULT_LANGUAGE) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Writing direction of a language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** One text in every language of the portal. */
export const localizedTextSchema = v.object({
  fr: v.pipe(v.string(), v.minLength(1)),
  en: v.pipe(v.string(), v.minLength(1)),
  ar: v.pipe(v.string(), v.minLength(1)),
});
export type LocalizedText = v.InferOutput<typeof localizedTextSchema>;

type Catalogue = { readonly [key: string]: string | Catalogue };

/**
 * Reads texts of a descriptor from the package's own catalogues, so that no title is written twice.
 * @returns a function from a dotted key to its text in every language; it throws on a key that a catalogue lacks.
 */
export function localizer(catalogues: Record<Language, Catalogue>): (key: string) => LocalizedText {
  const read = (language: Language, key: string): string => {
    const found = key
      .split('.')
      .reduce<string | Catalogue | undefined>(
        (node, part) => (typeof node === 'object' ? node[part] : undefined),
        catalogues[language],
      );
    if (typeof found !== 'string') throw new Error(`No text "${key}" in the ${language} catalogue`);
    return found;
  };
  return (key) => ({ fr: read('fr', key), en: read('en', key), ar: read('ar', key) });
}
