import { DEFAULT_LANGUAGE, directionOf, type Language } from '../contract/languages';
import type { ContentText } from '../schemas/content-text.schema';
import { editionEnds } from './edition-clock';
import { formatDate } from './format';

type Days = Parameters<typeof editionEnds>[0];

/** What a letter may name of the edition; the days follow it. */
const MARK = /\{\{(first|last)\}\}/g;

/**
 * The paragraphs of a letter, which empty lines divide, with the first and the last day of the edition where the text has
 * `{{first}}` and `{{last}}`; in French where the translation is missing.
 */
export function letterParagraphs(
  text: ContentText,
  language: Language,
  edition: Days,
): { paragraphs: string[]; lang?: Language; dir?: 'ltr' | 'rtl' } {
  const written = text[language] ? language : DEFAULT_LANGUAGE;
  const [first, last] = editionEnds(edition);
  const days: Record<string, string> = {
    first: formatDate(written, first.date, { day: 'numeric', month: 'long' }),
    last: formatDate(written, last.date),
  };
  const paragraphs = text[written]
    .replace(MARK, (_mark, day: string) => days[day] ?? '')
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph !== '');
  return written === language
    ? { paragraphs }
    : { paragraphs, lang: written, dir: directionOf(written) };
}
