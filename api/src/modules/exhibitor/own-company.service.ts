import type { CompanyChange, OwnCompany } from '@mosta/shared/schemas/exhibitor-page.schema';
import { companySchema } from '@mosta/shared/schemas/participation.schema';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { parseInput } from '../../platform/http/validation';
import { type CompanyData, companyInput, companyOf } from '../participation/company';
import {
  correctDossier,
  type DossierRow,
  listDossiers,
  lockDossier,
} from '../participation/participation.repository';
import { missingOf } from '../participation/participation.service';

/** What identifies a company: an accepted dossier was accepted with it. */
const IDENTITY = ['raisonSociale', 'statut', 'type', 'pays', 'rcNumero', 'nifNumero'] as const;

export async function readOwnCompany(db: Db, userId: string): Promise<OwnCompany> {
  const [latest] = await listDossiers(db, userId);
  return latest ? toOwn(latest.dossier, latest.company) : { company: null, locked: [] };
}

/**
 * Changes the company of the latest dossier, whole or not at all; a locked field may be sent as it is.
 * @throws AppError NOT_FOUND without dossier; COMPANY_LOCKED; INVALID_INPUT when its parts do not fit together
 */
export function changeOwnCompany(
  db: Db,
  userId: string,
  change: CompanyChange,
): Promise<OwnCompany> {
  return db.transaction(async (transaction) => {
    const [latest] = await listDossiers(transaction, userId);
    const found = latest && (await lockDossier(transaction, latest.dossier.id));
    if (!found) throw new AppError('NOT_FOUND');
    const company = companyOf(
      parseInput(companySchema, { ...companyInput(found.company), ...change }),
    );
    const { dossier } = found;
    const refused = lockedOf(dossier).filter((field) => company[field] !== found.company[field]);
    if (refused.length > 0) {
      const message = 'Ce champ ne change plus\u00a0: le dossier est accepté.';
      throw new AppError('COMPANY_LOCKED', {
        errors: refused.map((path) => ({ path, message })),
      });
    }
    await correctDossier(transaction, dossier, company, {
      ...{ payment: dossier.payment, status: dossier.status },
      complete: missingOf(company, dossier.payment).length === 0,
    });
    return toOwn(dossier, company);
  });
}

function lockedOf({ status }: Pick<DossierRow, 'status'>) {
  return status === 'accepted' ? [...IDENTITY] : [];
}

function toOwn(dossier: DossierRow, company: CompanyData): OwnCompany {
  return { company: companyInput(company), locked: lockedOf(dossier) };
}
