import type { Language } from '@mosta/shared/contract/languages';
import { ALGERIAN_EXHIBITOR, FOREIGN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { SECTORS, type Sector, STORED_SECTORS } from '@mosta/shared/domain/sectors';

type Other = Exclude<Language, 'fr'>;

/** As the pages name them; a test holds them against their texts. */
export const SECTOR_NAMES: Record<Other, Record<Sector, string>> = {
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

/** The other choices of the simulation by what is stored of them. */
const CHOICES: Record<Other, Readonly<Record<string, string>>> = {
  en: {
    [ALGERIAN_EXHIBITOR]: 'Algerian exhibitor',
    [FOREIGN_EXHIBITOR]: 'Foreign exhibitor',
    'Stand individuel': 'Individual stand',
    'Espace collectif': 'Shared area',
  },
  ar: {
    [ALGERIAN_EXHIBITOR]: 'عارض جزائري',
    [FOREIGN_EXHIBITOR]: 'عارض أجنبي',
    'Stand individuel': 'جناح فردي',
    'Espace collectif': 'فضاء جماعي',
  },
};

/** A choice of the simulation, which stores its French text, in the reader's language; what was typed stays as it is. */
export function choiceText(language: Language, stored: string): string {
  if (language === 'fr') return stored;
  const sector = SECTORS.find((one) => STORED_SECTORS[one] === stored);
  if (sector) return SECTOR_NAMES[language][sector];
  const choices = CHOICES[language];
  return (Object.hasOwn(choices, stored) ? choices[stored] : undefined) ?? stored;
}
