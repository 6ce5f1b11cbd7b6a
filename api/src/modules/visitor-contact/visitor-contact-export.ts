import type { Language } from '@mosta/shared/contract/languages';
import type { FollowUp } from '@mosta/shared/schemas/visitor-contact.schema';
import type { Db } from '../../platform/database/database';
import { eachRow, type Table, textColumns } from '../../platform/documents/table';
import { type ContactRow, listContacts } from './visitor-contact.repository';

/** An exhibitor's contacts as a table, the newest first; those that were taken back have no line. */
export function contactTable(db: Db, exhibitorId: string, language: Language): Table {
  const { columns } = TEXTS[language];
  return { columns: textColumns(...columns), rows: contactRows(db, exhibitorId, language) };
}

async function* contactRows(db: Db, exhibitorId: string, language: Language) {
  const { followUps } = TEXTS[language];
  const rows = eachRow<ContactRow>((last, limit) =>
    listContacts(db, exhibitorId, { limit, ...(last && { below: last.contact }) }),
  );
  for await (const { contact, badge, scannedBy } of rows) {
    if (contact.withdrawnAt) continue;
    const { nom, prenom, company, fonction, pays, email, phone } = badge;
    yield [
      ...[nom, prenom, company, fonction, pays, email, phone],
      ...[contact.rating, followUps[contact.followUp], contact.note],
      ...[contact.scannedAt.toISOString(), scannedBy],
    ];
  }
}

const TEXTS: Record<Language, { columns: readonly string[]; followUps: Record<FollowUp, string> }> =
  {
    fr: {
      columns: [
        ...['Nom', 'Prénom', 'Entreprise', 'Fonction', 'Pays', 'E-mail', 'Téléphone', 'Note sur 5'],
        ...['Suite', 'Remarques', 'Scanné le (UTC)', 'Scanné par'],
      ],
      followUps: { none: 'Aucune', call: 'À appeler', write: 'À écrire', done: 'Fait' },
    },
    en: {
      columns: [
        ...['Last name', 'First name', 'Company', 'Position', 'Country', 'E-mail', 'Telephone'],
        ...['Rating out of 5', 'Follow-up', 'Notes', 'Scanned (UTC)', 'Scanned by'],
      ],
      followUps: { none: 'None', call: 'To call', write: 'To write', done: 'Done' },
    },
    ar: {
      columns: [
        ...['اللقب', 'الاسم', 'الشركة', 'الوظيفة', 'البلد', 'البريد الإلكتروني', 'الهاتف'],
        ...['التقييم من 5', 'المتابعة', 'ملاحظات', 'وقت المسح (UTC)', 'مسحها'],
      ],
      followUps: { none: 'لا شيء', call: 'للاتصال', write: 'للمراسلة', done: 'تمت' },
    },
  };
