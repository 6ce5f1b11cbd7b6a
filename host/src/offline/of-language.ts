import type { Language } from '@mosta/shared/contract/languages';

/** Whether a file is of every language or of this one: chunks of texts are named after theirs. */
export function isOfLanguage(file: string, language: Language): boolean {
  const [, named] = /locale-(\w\w)-json/.exec(file) ?? [];
  return named === undefined || named === language;
}
