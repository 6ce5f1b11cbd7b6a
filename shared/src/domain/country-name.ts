import type { Language } from '../contract/languages';

const names = new Map<Language, Intl.DisplayNames>();

/** A country's name as the language writes it, by its ISO 3166-1 code; what is no such code is returned unchanged. */
export function countryName(code: string, language: Language): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, known);
  return /^[A-Z]{2}$/.test(code) ? (known.of(code) ?? code) : code;
}
