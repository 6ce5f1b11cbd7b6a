import type { Language } from '@mosta/shared/contract/languages';
import type { PreparationSection } from '@mosta/shared/domain/preparation';
import type { PreparationLine } from '@mosta/shared/schemas/preparation.schema';

type Kinds = Record<PreparationLine['kind'], string>;

export const KINDS: Record<Language, Kinds> = {
  fr: { supply: 'Fournitures', service: 'Services', communication: 'Communication' },
  en: { supply: 'Supplies', service: 'Services', communication: 'Communication' },
  ar: { supply: 'اللوازم', service: 'الخدمات', communication: 'الاتصال' },
};

/** What is printed for the hall has no Arabic words yet: an Arabic page gets the French document (decision 0098). */
export type PrintedLanguage = 'fr' | 'en';

export const printedIn = (language: Language): PrintedLanguage => (language === 'en' ? 'en' : 'fr');

export const PRINTED_WORDS = {
  fr: {
    ...{ list: 'Liste de préparation', labels: 'Étiquettes', totals: 'En tout', row: 'Allée' },
    ...{ noRow: 'Sans allée', noStand: 'Sans stand', stand: 'Stand', company: 'Entreprise' },
    ...{ article: 'Article', unit: 'Unité', quantity: 'Quantité', pending: 'à confirmer' },
    ...{ printedOn: 'Imprimé le', page: 'Page', of: 'sur', supplier: 'Fournisseur' },
    ...{ category: 'Catégorie', kind: 'Rubrique' },
  },
  en: {
    ...{ list: 'Picking list', labels: 'Labels', totals: 'In all', row: 'Row' },
    ...{ noRow: 'Without a row', noStand: 'No stand', stand: 'Stand', company: 'Company' },
    ...{ article: 'Article', unit: 'Unit', quantity: 'Quantity', pending: 'to be confirmed' },
    ...{ printedOn: 'Printed on', page: 'Page', of: 'of', supplier: 'Supplier' },
    ...{ category: 'Category', kind: 'Section' },
  },
} as const;

/** What a section is called on paper. */
export function sectionName(section: PreparationSection, language: PrintedLanguage): string {
  return section.by === 'kind' ? KINDS[language][section.name] : section.name;
}
