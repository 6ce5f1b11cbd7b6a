import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import type { ContentText } from '@mosta/shared/schemas/content-text.schema';
import type { ItemContent } from '@mosta/shared/schemas/item-content.schema';

/** What pages say of an article that nobody has replaced yet. */
export const SAMPLE_REMARK: ContentText = {
  fr: 'Article et prix d’exemple',
  en: 'Sample item and price',
  ar: 'مادة وسعر على سبيل المثال',
};

/** An article as `GET /v1/catalogue` lists it: the French texts, and beside them the others. */
export function itemAnswer(id: string, content: ItemContent): CatalogueItem {
  const { name, category, description, unit, sample, group, supplier: _own, ...terms } = content;
  const additionalInfo = sample ? SAMPLE_REMARK : content.additionalInfo;
  return {
    ...terms,
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
