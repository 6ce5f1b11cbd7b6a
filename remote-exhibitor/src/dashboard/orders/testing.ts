import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';

/** A sample item of the catalogue, for tests. */
export function buildItem(id: string, overrides: Partial<CatalogueItem> = {}): CatalogueItem {
  return {
    _id: id,
    name: `Article ${id}`,
    title: `Article ${id}`,
    category: 'Mobilier',
    parentCategory: 'Fournitures',
    unit: 'unité',
    isPerDay: false,
    priceDA: 1_500,
    priceEuro: 1_000,
    additionalInfo: 'Article et prix d’exemple',
    description: 'Article d’exemple.',
    imagePath: null,
    ...overrides,
  };
}
