import type { Language } from '@mosta/shared/contract/languages';
import type { CompanyFilter } from '@mosta/shared/schemas/organizer-company.schema';
import type { Executor } from '../../platform/database/database';
import {
  type Column,
  eachRow,
  numberColumns,
  type Table,
  textColumns,
} from '../../platform/documents/table';
import { type CompanyRow, companiesAfter, toSummary } from './company-list.repository';

/** The wanted companies of all editions as a table, in the language of who asks for it. */
export function companyTable(db: Executor, filter: CompanyFilter, language: Language): Table {
  return { columns: COLUMNS[language], rows: companyRows(db, filter) };
}

async function* companyRows(db: Executor, filter: CompanyFilter) {
  const rows = eachRow<CompanyRow>((last, limit) => companiesAfter(db, filter, last?.id, limit));
  for await (const row of rows) {
    const { name, raisonSociale, country, person, email, editions, since, dossiers } =
      toSummary(row);
    yield [
      ...[name ?? '', raisonSociale ?? '', country ?? '', person, email],
      ...[editions.join(', '), since.slice(0, 10), dossiers],
    ];
  }
}

const COLUMNS: Record<Language, readonly Column[]> = {
  fr: [
    ...textColumns('Entreprise', 'Raison sociale', 'Pays', 'Personne', 'E-mail', 'Éditions'),
    ...textColumns('Depuis le'),
    ...numberColumns('Dossiers'),
  ],
  en: [
    ...textColumns('Company', 'Legal name', 'Country', 'Person', 'E-mail', 'Editions', 'Since'),
    ...numberColumns('Applications'),
  ],
  ar: [
    ...textColumns('الشركة', 'التسمية الرسمية', 'البلد', 'الشخص', 'البريد الإلكتروني', 'الدورات'),
    ...textColumns('منذ'),
    ...numberColumns('الملفات'),
  ],
};
