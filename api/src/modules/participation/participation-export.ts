import type { Language } from '@mosta/shared/contract/languages';
import { algerianDay } from '@mosta/shared/domain/edition-clock';
import type { Executor } from '../../platform/database/database';
import type { Table } from '../../platform/documents/table';
import { PAYMENT_WORDS } from '../../table-words';
import { EXPORT_TEXTS } from './export-texts';
import { referenceOf } from './participation.repository';
import type { AskedFilter } from './participation-filter';
import { type ExportedParticipation, eachWanted } from './participation-list.repository';

/** The wanted participations as a table, in the language of who asks for it. */
export function participationTable(db: Executor, filter: AskedFilter, language: Language): Table {
  const { columns } = EXPORT_TEXTS[language];
  return {
    columns: Object.values(columns).map((label) => ({ label })),
    rows: exportRows(db, filter, language),
  };
}

async function* exportRows(db: Executor, filter: AskedFilter, language: Language) {
  for await (const row of eachWanted(db, filter)) yield lineOf(row, language);
}

function lineOf(
  { participation, company, person, stage, stands }: ExportedParticipation,
  language: Language,
) {
  const { yes, no, stages } = EXPORT_TEXTS[language];
  return [
    referenceOf(participation),
    stages[stage],
    algerianDay(participation.createdAt),
    participation.decidedAt === null ? '' : algerianDay(participation.decidedAt),
    participation.complete ? yes : no,
    company.name,
    company.raisonSociale,
    company.statut,
    company.rcNumero,
    company.nifNumero,
    company.adresse,
    company.codePostal,
    company.pays,
    [person.prenom, person.nom].filter(Boolean).join(' '),
    participation.fonction,
    person.email,
    participation.phone,
    participation.payment === null ? '' : PAYMENT_WORDS[language][participation.payment],
    stands,
  ];
}
