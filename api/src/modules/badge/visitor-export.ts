import type { Language } from '@mosta/shared/contract/languages';
import type { VisitorFilter } from '@mosta/shared/schemas/badge.schema';
import type { Db } from '../../platform/database/database';
import { eachRow, type Table, textColumns } from '../../platform/documents/table';
import { referenceOf } from './badge.service';
import { CATEGORY_NAMES } from './badge-categories';
import { listVisitors, type VisitorRow } from './visitor.repository';

/** The badges found as a table, the newest first, in the language of who asks for it. */
export function visitorTable(db: Db, filter: VisitorFilter, language: Language): Table {
  return { columns: textColumns(...COLUMNS[language]), rows: visitorRows(db, filter, language) };
}

async function* visitorRows(db: Db, filter: VisitorFilter, language: Language) {
  const categories = CATEGORY_NAMES[language];
  const badges = eachRow<VisitorRow>((last, limit) =>
    listVisitors(db, { ...filter, limit, ...(last ? { below: last.number } : {}) }),
  );
  for await (const badge of badges) {
    const { nom, prenom, email, phone, company, fonction, pays } = badge;
    yield [
      ...[referenceOf(badge), nom, prenom, categories[badge.category]],
      ...[company, fonction, pays, email, phone, badge.createdAt.toISOString()],
      ...[badge.checkedInAt?.toISOString() ?? '', badge.revokedAt?.toISOString() ?? ''],
    ];
  }
}

const COLUMNS: Record<Language, readonly string[]> = {
  fr: [
    ...['Référence', 'Nom', 'Prénom', 'Catégorie', 'Entreprise', 'Fonction', 'Pays', 'E-mail'],
    ...['Téléphone', 'Demandé le (UTC)', 'Entré le (UTC)', 'Annulé le (UTC)'],
  ],
  en: [
    ...['Reference', 'Last name', 'First name', 'Category', 'Company', 'Position', 'Country'],
    ...['E-mail', 'Telephone', 'Asked for (UTC)', 'Let in (UTC)', 'Revoked (UTC)'],
  ],
  ar: [
    ...['المرجع', 'اللقب', 'الاسم', 'الفئة', 'الشركة', 'الوظيفة', 'البلد', 'البريد الإلكتروني'],
    ...['الهاتف', 'طُلبت في (UTC)', 'دخل في (UTC)', 'أُلغيت في (UTC)'],
  ],
};
