import type { Language } from '@mosta/shared/contract/languages';
import { type Sector, STORED_SECTORS } from '@mosta/shared/domain/sectors';

/** As the pages name them; a test holds them against their texts. */
export const SECTOR_NAMES: Record<Exclude<Language, 'fr'>, Record<Sector, string>> = {
  en: {
    ...{ oil: 'Oils and olives', cereals: 'Cereals and products of them' },
    ...{ fruit: 'Fruit and vegetables', dried: 'Dates, figs and dried fruit' },
    ...{ dairy: 'Milk and dairy', meat: 'Meat and poultry', sea: 'Seafood' },
    ...{ honey: 'Honey and hive products', drinks: 'Drinks' },
    ...{ sweets: 'Biscuits and confectionery', preserves: 'Preserves and condiments' },
    ...{ packaging: 'Packaging', equipment: 'Equipment and machines' },
    ...{ services: 'Services and organisations', other: 'Another sector' },
  },
  ar: {
    ...{ oil: 'الزيوت والزيتون', cereals: 'الحبوب ومشتقاتها', fruit: 'الفواكه والخضر' },
    ...{ dried: 'التمور والتين والفواكه الجافة', dairy: 'الحليب ومشتقاته' },
    ...{ meat: 'اللحوم والدواجن', sea: 'منتجات البحر', honey: 'العسل ومنتجات الخلية' },
    ...{ drinks: 'المشروبات', sweets: 'البسكويت والحلويات', preserves: 'المصبرات والتوابل' },
    ...{ packaging: 'التغليف والتعبئة', equipment: 'المعدات والآلات' },
    ...{ services: 'الخدمات والهيئات', other: 'قطاع آخر' },
  },
};

/** What a sector is called on paper. */
export function sectorName(language: Language, sector: Sector): string {
  return language === 'fr' ? STORED_SECTORS[sector] : SECTOR_NAMES[language][sector];
}
