import type { ContentText } from '@mosta/shared/schemas/content-text.schema';
import type { News, NewsContent } from '@mosta/shared/schemas/news.schema';

/** The public list of what is shown, the newest first; of one day's, what was added last. */
export function newsAnswer(entries: readonly (NewsContent & { id: string })[]): News[] {
  return entries
    .toReversed()
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(toNews);
}

function toNews(entry: NewsContent & { id: string }): News {
  const { id, date, important, sample, title, category, text } = entry;
  return {
    ...{ _id: id, title: title.fr, date, category: category.fr, content: text.fr, important },
    sample,
    translations: {
      title: translationsOf(title),
      category: translationsOf(category),
      content: translationsOf(text),
    },
  };
}

function translationsOf({ en, ar }: ContentText): { en: string; ar: string } {
  return { en, ar };
}
