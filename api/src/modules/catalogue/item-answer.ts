import { leftOf } from '@mosta/shared/domain/stock';
import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import type { ContentText } from '@mosta/shared/schemas/content-text.schema';
import type { ItemContent } from '@mosta/shared/schemas/item-content.schema';

/** What pages say of an article that nobody has replaced yet. */
export const SAMPLE_REMARK: ContentText = {
  fr: 'Article et prix d’exemple',
  en: 'Sample item and price',
  ar: 'مادة وسعر على سبيل المثال',
};

/**
 * An article as `GET /v1/catalogue` lists it: the French texts, and beside them the others. Those that were saved before
 * there were pictures and stocks have neither.
 * @param ordered how many pieces are
 */
export function itemAnswer(id: string, content: ItemContent, ordered: number): CatalogueItem {
  const { name, category, description, unit, sample, group, isPerDay, priceDA, priceEuro } =
    content;
  const { picture = null, pictureAlt: alt, stock = null } = content;
  const left = leftOf(stock, ordered);
  const additionalInfo = sample ? SAMPLE_REMARK : content.additionalInfo;
  return {
    ...{ isPerDay, priceDA, priceEuro, imagePath: picture?.path ?? content.imagePath },
    ...(picture ? { picture: { ...picture, alt } } : {}),
    ...(left === null ? {} : { left }),
    ...{ _id: id, name: name.fr, title: name.fr, category: category.fr, parentCategory: group },
    ...{ unit: unit.fr, description: description.fr || null },
    ...{ additionalInfo: additionalInfo.fr || null, sample },
    translations: {
      ...{ name: others(name), category: others(category), unit: others(unit) },
      ...{ description: others(description), additionalInfo: others(additionalInfo) },
    },
  };
}

function others({ en, ar }: ContentText): { en: string; ar: string } {
  return { en, ar };
}
