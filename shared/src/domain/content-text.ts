import { DEFAULT_LANGUAGE, directionOf, LANGUAGES, type Language } from '../contract/languages';
import type { ContentText } from '../schemas/content-text.schema';

/** A text in the reader's language, or the French one. */
export function shownText(text: ContentText, language: Language): string {
  return text[language] || text[DEFAULT_LANGUAGE];
}

type TextProps = { children: string; lang?: Language; dir?: 'ltr' | 'rtl' };

/** The same as properties of an element, which says in which language it is where that is not the reader's. */
export function textProps(text: ContentText, language: Language): TextProps {
  const children = shownText(text, language);
  if (text[language] || language === DEFAULT_LANGUAGE) return { children };
  return { children, lang: DEFAULT_LANGUAGE, dir: directionOf(DEFAULT_LANGUAGE) };
}

/** The languages in which a content lacks a text that it has in French. */
export function missingTranslations(content: unknown): Language[] {
  const texts = textsIn(content);
  return LANGUAGES.filter((language) =>
    texts.some((text) => text[DEFAULT_LANGUAGE] !== '' && text[language] === ''),
  );
}

function textsIn(value: unknown): ContentText[] {
  if (isContentText(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function isContentText(value: unknown): value is ContentText {
  return (
    typeof value === 'object' &&
    value !== null &&
    LANGUAGES.every(
      (language) =>
        typeof Object.entries(value).find(([name]) => name === language)?.[1] === 'string',
    )
  );
}
