import type { Language } from '../contract/languages';

/** What stands between names that follow one another. */
export const commaOf = (language: Language) => (language === 'ar' ? '، ' : ', ');
