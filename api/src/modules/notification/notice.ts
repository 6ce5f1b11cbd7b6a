import type { Language } from '@mosta/shared/contract/languages';
import type { Notice, NoticeText } from '../../tables/notification';

/** Texts of a notification as functions of what differs from one recipient to the next. */
export type NoticeTexts<Values extends unknown[]> = Record<
  Language,
  (...values: Values) => NoticeText
>;

export function noticeOf<Values extends unknown[]>(
  texts: NoticeTexts<Values>,
  ...values: Values
): Notice {
  return { fr: texts.fr(...values), en: texts.en(...values), ar: texts.ar(...values) };
}

const COLON: Record<Language, string> = { fr: '\u00a0: ', en: ': ', ar: ': ' };

/** The reason that an organiser gave, at the end of a sentence; nothing where there is none. */
export function because(language: Language, reason: string): string {
  return reason === '' ? '' : COLON[language] + reason;
}

/** What a notification says to a reader; what a person wrote stays as it is. */
export function wordsIn(
  language: Language,
  { title, message, texts }: NoticeText & { texts: Notice | null },
): NoticeText {
  return texts?.[language] ?? { title, message };
}
