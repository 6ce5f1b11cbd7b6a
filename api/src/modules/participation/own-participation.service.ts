import type {
  Participation,
  ParticipationCorrected,
} from '@mosta/shared/schemas/participation.schema';
import {
  companySchema,
  type ParticipationPatch,
} from '@mosta/shared/schemas/participation-form.schema';
import * as v from 'valibot';
import { currentEdition } from '../../current-edition';
import { refuseFormer } from '../../in-edition';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { parseInput } from '../../platform/http/validation';
import { type CompanyData, companyInput, companyOf } from '../company/company';
import * as repository from './participation.repository';
import { missingOf, warningsOf } from './participation.service';

/** An exhibitor's own participations, those of the current edition before former ones, the newest first. */
export async function ownParticipations(db: Db, exhibitorId: string): Promise<Participation[]> {
  const rows = await repository.listParticipations(db, exhibitorId);
  return rows.map(({ participation, company }) => toParticipation(participation, company));
}

/**
 * Corrects one's own participation, which the organiser then looks at again.
 * @throws AppError NOT_FOUND, also for someone else's; EDITION_FORMER; ALREADY_DECIDED; INVALID_INPUT when the parts do not fit together
 */
export async function correctOwn(
  db: Db,
  exhibitorId: string,
  given: string,
  patch: ParticipationPatch,
): Promise<ParticipationCorrected> {
  const id = readId(given);
  return db.transaction(async (transaction) => {
    const found = await repository.lockParticipation(transaction, id);
    if (found?.participation.exhibitorId !== exhibitorId) throw new AppError('NOT_FOUND');
    await refuseFormer(transaction, found.participation.edition);
    demandUndecided(found.participation);
    const company = companyOf(
      parseInput(v.object({ exhibitionCompany: companySchema }), {
        exhibitionCompany: { ...companyInput(found.company), ...patch.exhibitionCompany },
      }).exhibitionCompany,
    );
    const payment = patch.payment === undefined ? found.participation.payment : patch.payment;
    const complete = missingOf(company, payment).length === 0;
    const change = { payment, complete, status: 'received' as const };
    await repository.correctParticipation(transaction, found.participation, company, change);
    const corrected = toParticipation({ ...found.participation, ...change }, company);
    return { ...corrected, warnings: warningsOf(company) };
  });
}

/** @throws AppError ALREADY_DECIDED */
export function demandUndecided({ status }: Pick<repository.ParticipationRow, 'status'>): void {
  if (status === 'accepted' || status === 'refused') throw new AppError('ALREADY_DECIDED');
}

export function toParticipation(
  participation: repository.ParticipationRow,
  company: CompanyData,
): Participation {
  const { edition, status, complete, payment, fonction, phone } = participation;
  return {
    _id: participation.id,
    reference: repository.referenceOf(participation),
    edition,
    former: edition !== currentEdition().year,
    ...{ status, complete, payment, fonction, phone },
    missing: missingOf(company, payment),
    message: participation.organizerMessage,
    exhibitionCompany: companyInput(company),
    reservation: participation.reservationId,
    createdAt: participation.createdAt.toISOString(),
    decidedAt: participation.decidedAt?.toISOString() ?? null,
  };
}
