import type { Language } from '@mosta/shared/contract/languages';
import type { PreparationFilter, PreparationLine } from '@mosta/shared/schemas/preparation.schema';
import type { Executor } from '../../platform/database/database';
import {
  type Column,
  numberColumns,
  type Table,
  textColumns,
} from '../../platform/documents/table';
import { listPreparation } from './preparation.service';
import { KINDS } from './preparation-texts';

/** The wanted lines as a table, in the language of who asks for it. */
export function preparationTable(
  db: Executor,
  filter: PreparationFilter,
  language: Language,
): Table {
  return { columns: COLUMNS[language], rows: preparationRows(db, filter, language) };
}

async function* preparationRows(db: Executor, filter: PreparationFilter, language: Language) {
  for (const line of await listPreparation(db, filter)) {
    const { supplier, category, kind, row, stands, company, name, unit, quantity } = line;
    yield [
      ...[supplier ?? '', category ?? '', KINDS[language][kind], row ?? '', stands.join(' ')],
      ...[company, name, unit, quantity, STATES[language][line.status]],
    ];
  }
}

const STATES: Record<Language, Record<PreparationLine['status'], string>> = {
  fr: { confirmed: 'confirmé', pending: 'à confirmer' },
  en: { confirmed: 'confirmed', pending: 'to be confirmed' },
  ar: { confirmed: 'مؤكد', pending: 'في انتظار التأكيد' },
};

const COLUMNS: Record<Language, readonly Column[]> = {
  fr: [
    ...textColumns('Fournisseur', 'Catégorie', 'Rubrique', 'Allée', 'Stands', 'Entreprise'),
    ...textColumns('Article', 'Unité'),
    ...numberColumns('Quantité'),
    ...textColumns('État'),
  ],
  en: [
    ...textColumns('Supplier', 'Category', 'Section', 'Row', 'Stands', 'Company'),
    ...textColumns('Article', 'Unit'),
    ...numberColumns('Quantity'),
    ...textColumns('State'),
  ],
  ar: [
    ...textColumns('المورّد', 'الفئة', 'القسم', 'الممر', 'الأجنحة', 'الشركة'),
    ...textColumns('المادة', 'الوحدة'),
    ...numberColumns('الكمية'),
    ...textColumns('الحالة'),
  ],
};
