import { containsWords } from '@mosta/shared/domain/search-text';
import type { CatalogueGroup, CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';

export type ItemCategory = { name: string; items: CatalogueItem[] };

/** Items that a search finds, by their names, texts and categories. */
export function findItems(items: readonly CatalogueItem[], query: string): CatalogueItem[] {
  return items.filter(({ name, description, category, additionalInfo, translations = {} }) => {
    const others = Object.values(translations).flatMap(({ en, ar }) => [en, ar]);
    return containsWords([name, description, category, additionalInfo, ...others].join(' '), query);
  });
}

export function ofGroup(items: readonly CatalogueItem[], group: CatalogueGroup): CatalogueItem[] {
  return items.filter(({ parentCategory }) => parentCategory === group);
}

/** By category, both in the organiser's order. */
export function categoriesOf(items: readonly CatalogueItem[]): ItemCategory[] {
  const names = [...new Set(items.map(({ category }) => category))];
  return names.map((name) => ({ name, items: items.filter(({ category }) => category === name) }));
}
