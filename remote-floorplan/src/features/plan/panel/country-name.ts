import type { Language } from '@mosta/shared/i18n';

/** A country's name in the visitor's language; its two letters where the browser has no name. */
export function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
