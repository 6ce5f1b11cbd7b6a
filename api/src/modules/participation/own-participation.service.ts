import type { Dossier, DossierCorrected } from '@mosta/shared/schemas/dossier.schema';
import { companySchema, type ParticipationPatch } from '@mosta/shared/schemas/participation.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { parseInput } from '../../platform/http/validation';
import { type CompanyData, companyInput, companyOf } from './company';
import * as repository from './participation.repository';
import { missingOf, warningsOf } from './participation.service';

/** An exhibitor's own dossiers, the newest first. */
export async function ownDossiers(db: Db, exhibitorId: string): Promise<Dossier[]> {
  const rows = await repository.listDossiers(db, exhibitorId);
  return rows.map(({ dossier, company }) => toDossier(dossier, company));
}

/**
 * Corrects one's own dossier, which the organiser then looks at again.
 * @throws AppError NOT_FOUND, also for someone else's; ALREADY_DECIDED; INVALID_INPUT when the parts do not fit together
 */
export async function correctOwn(
  db: Db,
  exhibitorId: string,
  given: string,
  patch: ParticipationPatch,
): Promise<DossierCorrected> {
  const id = readId(given);
  return db.transaction(async (transaction) => {
    const found = await repository.lockDossier(transaction, id);
    if (found?.dossier.exhibitorId !== exhibitorId) throw new AppError('NOT_FOUND');
    demandUndecided(found.dossier);
    const company = companyOf(
      parseInput(v.object({ exhibitionCompany: companySchema }), {
        exhibitionCompany: { ...companyInput(found.company), ...patch.exhibitionCompany },
      }).exhibitionCompany,
    );
    const payment = patch.payment === undefined ? found.dossier.payment : patch.payment;
    const complete = missingOf(company, payment).length === 0;
    const change = { payment, complete, status: 'received' as const };
    await repository.correctDossier(transaction, found.dossier, company, change);
    const corrected = toDossier({ ...found.dossier, ...change }, company);
    return { ...corrected, warnings: warningsOf(company) };
  });
}

/** @throws AppError ALREADY_DECIDED */
export function demandUndecided({ status }: Pick<repository.DossierRow, 'status'>): void {
  if (status === 'accepted' || status === 'refused') throw new AppError('ALREADY_DECIDED');
}

export function toDossier(dossier: repository.DossierRow, company: CompanyData): Dossier {
  const { status, complete, payment, fonction, phone } = dossier;
  return {
    _id: dossier.id,
    ...{ status, complete, payment, fonction, phone },
    missing: missingOf(company, payment),
    message: dossier.organizerMessage,
    exhibitionCompany: companyInput(company),
    reservation: dossier.reservationId,
    createdAt: dossier.createdAt.toISOString(),
    decidedAt: dossier.decidedAt?.toISOString() ?? null,
  };
}
