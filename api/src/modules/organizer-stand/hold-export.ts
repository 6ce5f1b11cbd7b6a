import type { Language } from '@mosta/shared/contract/languages';
import type { HoldFilter } from '@mosta/shared/schemas/organizer-hold.schema';
import type { Executor } from '../../platform/database/database';
import {
  type Column,
  numberColumns,
  type Table,
  textColumns,
} from '../../platform/documents/table';
import { listWantedHolds } from './organizer-hold.repository';

/** The wanted options as a table, in the language of who asks for it. */
export function holdTable(db: Executor, filter: HoldFilter, language: Language): Table {
  return { columns: COLUMNS[language], rows: holdRows(db, filter) };
}

async function* holdRows(db: Executor, filter: HoldFilter) {
  for (const hold of await listWantedHolds(db, filter)) {
    const { code, company, person, email, since, expires, prolongations } = hold;
    yield [code, company ?? '', person, email, since, expires, prolongations];
  }
}

const COLUMNS: Record<Language, readonly Column[]> = {
  fr: [
    ...textColumns('Stand', 'Entreprise', 'Personne', 'E-mail', 'Depuis (UTC)', 'Jusqu’au (UTC)'),
    ...numberColumns('Prolongations'),
  ],
  en: [
    ...textColumns('Stand', 'Company', 'Person', 'E-mail', 'Since (UTC)', 'Until (UTC)'),
    ...numberColumns('Prolongations'),
  ],
  ar: [
    ...textColumns('الجناح', 'الشركة', 'الشخص', 'البريد الإلكتروني', 'منذ (UTC)', 'حتى (UTC)'),
    ...numberColumns('التمديدات'),
  ],
};
