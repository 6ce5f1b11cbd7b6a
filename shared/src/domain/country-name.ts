import type { Language } from '../contract/languages';

const names: Partial<Record<Language, Intl.DisplayNames>> = {};

/** A country's name as the language writes it, by its ISO 3166-1 code; what is no such code is returned unchanged. */
export function countryName(code: string, language: Language): string {
  names[language] ??= new Intl.DisplayNames(language, { type: 'region' });
  return /^[A-Z]{2}$/.test(code) ? (names[language].of(code) ?? code) : code;
}
