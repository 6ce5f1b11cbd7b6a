import type { ContentText } from '../schemas/content-text.schema';
import type { News } from '../schemas/news.schema';

/** A text of a news item in every language, for `textProps`. */
export function newsText(news: News, field: 'title' | 'category' | 'content'): ContentText {
  return { en: '', ar: '', ...news.translations?.[field], fr: news[field] };
}
