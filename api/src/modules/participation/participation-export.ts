import type { Language } from '@mosta/shared/contract/languages';
import { algerianDay } from '@mosta/shared/domain/edition-clock';
import type { ParticipationFilter } from '@mosta/shared/schemas/participation.schema';
import type { Executor } from '../../platform/database/database';
import { EXPORT_TEXTS } from './export-texts';
import { referenceOf } from './participation.repository';
import { type ExportedParticipation, eachWanted } from './participation-list.repository';

/** The headings of an export, in the language of who asks for it. */
export function exportHeading(language: Language): string[] {
  return Object.values(EXPORT_TEXTS[language].columns);
}

/** The wanted participations as lines of a table, in the order of the headings. */
export async function* exportRows(db: Executor, filter: ParticipationFilter, language: Language) {
  for await (const row of eachWanted(db, filter)) yield lineOf(row, language);
}

function lineOf(
  { participation, company, person, stage, stands }: ExportedParticipation,
  language: Language,
) {
  const { yes, no, stages, payments } = EXPORT_TEXTS[language];
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
    participation.payment === null ? '' : payments[participation.payment],
    stands,
  ];
}
