import type { Language } from '@mosta/shared/contract/languages';

/** Cities that have another name in Arabic. */
const ARABIC_NAMES: Record<string, string> = { Mostaganem: 'مستغانم' };

/** The city of an edition as the language writes it. */
export function cityName(language: Language, city: string): string {
  return (language === 'ar' ? ARABIC_NAMES[city] : undefined) ?? city;
}
