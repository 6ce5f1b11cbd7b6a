import type { Language } from '@mosta/shared/contract/languages';

/** What hangs in the hall is read by everybody: beside a language it has Arabic, and French beside that (decision 0119). */
export function besideOf(language: Language): Language {
  return language === 'ar' ? 'fr' : 'ar';
}
