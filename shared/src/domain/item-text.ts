import type { CatalogueItem } from '../schemas/catalogue.schema';
import type { ContentText } from '../schemas/content-text.schema';

/** The texts of an article that pages show. */
export type ItemTextField = 'name' | 'category' | 'description' | 'additionalInfo' | 'unit';

/** A text of an article in every language, for `textProps`. */
export function itemText(item: CatalogueItem, field: ItemTextField): ContentText {
  return { en: '', ar: '', ...item.translations?.[field], fr: item[field] ?? '' };
}
