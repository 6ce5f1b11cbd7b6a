import type { Language } from '@mosta/shared/contract/languages';
import { algerianDay } from '@mosta/shared/domain/edition-clock';
import type { StaffFilter, StaffStatus } from '@mosta/shared/schemas/staff.schema';
import type { Executor } from '../../platform/database/database';
import { type Table, textColumns } from '../../platform/documents/table';
import { eachApplication } from './staff-list.repository';

/** The wanted applications as a table, the newest first, in the language of who asks for it. */
export function staffTable(db: Executor, filter: StaffFilter, language: Language): Table {
  return {
    columns: textColumns(...TEXTS[language].columns),
    rows: exportRows(db, filter, language),
  };
}

async function* exportRows(db: Executor, filter: StaffFilter, language: Language) {
  const { statuses, separator } = TEXTS[language];
  for await (const row of eachApplication(db, filter)) {
    const { personal, professional, interview } = row;
    yield [
      ...[personal.name, personal.surname, statuses[row.status], personal.email, personal.phone],
      ...[personal.address, personal.birthdate, professional.studyLevel, professional.diplome],
      ...[professional.skills.join(separator), professional.languages.join(separator)],
      interview === null ? '' : `${interview.day} ${interview.time}`,
      algerianDay(row.createdAt),
      row.decidedAt === null ? '' : algerianDay(row.decidedAt),
    ];
  }
}

const TEXTS: Record<
  Language,
  { columns: readonly string[]; statuses: Record<StaffStatus, string>; separator: string }
> = {
  fr: {
    columns: [
      ...['Nom', 'Prénom', 'État', 'E-mail', 'Téléphone', 'Adresse', 'Naissance', 'Niveau'],
      ...['Diplôme', 'Compétences', 'Langues', 'Entretien', 'Reçue le', 'Décidée le'],
    ],
    statuses: {
      ...{ received: 'À lire', interview: 'Entretien' },
      ...{ accepted: 'Retenue', refused: 'Refusée' },
    },
    separator: ', ',
  },
  en: {
    columns: [
      ...['Last name', 'First name', 'State', 'E-mail', 'Telephone', 'Address', 'Birth', 'Level'],
      ...['Degree', 'Skills', 'Languages', 'Interview', 'Received on', 'Decided on'],
    ],
    statuses: {
      ...{ received: 'To read', interview: 'Interview' },
      ...{ accepted: 'Accepted', refused: 'Refused' },
    },
    separator: ', ',
  },
  ar: {
    columns: [
      ...['اللقب', 'الاسم', 'الحالة', 'البريد الإلكتروني', 'الهاتف', 'العنوان', 'تاريخ الميلاد'],
      ...['المستوى', 'الشهادة', 'المهارات', 'اللغات', 'المقابلة', 'استُلم في', 'تاريخ القرار'],
    ],
    statuses: {
      ...{ received: 'للقراءة', interview: 'مقابلة' },
      ...{ accepted: 'مقبول', refused: 'مرفوض' },
    },
    separator: '، ',
  },
};
