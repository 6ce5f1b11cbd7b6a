import type { Language } from '@mosta/shared/contract/languages';
import type { PreparationSection } from '@mosta/shared/domain/preparation';
import type { PreparationLine } from '@mosta/shared/schemas/preparation.schema';
import { FROM_RIGHT, isolate } from '../../platform/documents/visual-runs';

type Kinds = Record<PreparationLine['kind'], string>;

export const KINDS: Record<Language, Kinds> = {
  fr: { supply: 'Fournitures', service: 'Services', communication: 'Communication' },
  en: { supply: 'Supplies', service: 'Services', communication: 'Communication' },
  ar: { supply: 'اللوازم', service: 'الخدمات', communication: 'الاتصال' },
};

/** Words of picking lists and labels. */
export const PRINTED_WORDS: Record<Language, PrintedWords> = {
  fr: {
    ...{ list: 'Liste de préparation', labels: 'Étiquettes', totals: 'En tout', row: 'Allée' },
    ...{ noRow: 'Sans allée', noStand: 'Sans stand', stand: 'Stand', company: 'Entreprise' },
    ...{ article: 'Article', unit: 'Unité', quantity: 'Quantité', pending: 'à confirmer' },
    ...{ page: 'Page', of: 'sur', supplier: 'Fournisseur' },
    ...{ category: 'Catégorie', kind: 'Rubrique' },
  },
  en: {
    ...{ list: 'Picking list', labels: 'Labels', totals: 'In all', row: 'Row' },
    ...{ noRow: 'Without a row', noStand: 'No stand', stand: 'Stand', company: 'Company' },
    ...{ article: 'Article', unit: 'Unit', quantity: 'Quantity', pending: 'to be confirmed' },
    ...{ page: 'Page', of: 'of', supplier: 'Supplier' },
    ...{ category: 'Category', kind: 'Section' },
  },
  ar: {
    ...{ list: 'قائمة التحضير', labels: 'الملصقات', totals: 'المجموع', row: 'الممر' },
    ...{ noRow: 'دون ممر', noStand: 'دون جناح', stand: 'الجناح', company: 'الشركة' },
    ...{ article: 'المادة', unit: 'الوحدة', quantity: 'الكمية', pending: 'في انتظار التأكيد' },
    ...{ page: 'صفحة', of: 'من', supplier: 'المورّد' },
    ...{ category: 'الفئة', kind: 'القسم' },
  },
};

type PrintedWords = Record<
  | 'list'
  | 'labels'
  | 'totals'
  | 'row'
  | 'noRow'
  | 'noStand'
  | 'stand'
  | 'company'
  | 'article'
  | 'unit'
  | 'quantity'
  | 'pending'
  | 'page'
  | 'of'
  | PreparationSection['by'],
  string
>;

/** What a section is called on paper. */
export function sectionName(section: PreparationSection, language: Language): string {
  return section.by === 'kind' ? KINDS[language][section.name] : section.name;
}

/** What stands beside a name, which may be in other letters than the document. */
export function withRemark(language: Language, name: string, remark: string): string {
  const text = `${name} (${remark})`;
  return language === 'ar' ? `${FROM_RIGHT}${isolate(name)} (${isolate(remark)})` : text;
}
