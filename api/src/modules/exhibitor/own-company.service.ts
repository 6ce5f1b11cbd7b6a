import type { CompanyChange, OwnCompany } from '@mosta/shared/schemas/exhibitor-page.schema';
import { companySchema } from '@mosta/shared/schemas/participation-form.schema';
import { currentEdition } from '../../current-edition';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { parseInput } from '../../platform/http/validation';
import { type CompanyData, companyInput, companyOf } from '../company/company';
import {
  correctParticipation,
  listParticipations,
  lockParticipation,
  type ParticipationRow,
} from '../participation/participation.repository';
import { missingOf } from '../participation/participation.service';

/** What identifies a company: an accepted participation was accepted with it. */
const IDENTITY = ['raisonSociale', 'statut', 'type', 'pays', 'rcNumero', 'nifNumero'] as const;

/** The company of the latest participation; that of a former edition stays as it was then. */
export async function readOwnCompany(db: Db, exhibitorId: string): Promise<OwnCompany> {
  const latest = await findLatest(db, exhibitorId);
  return latest ? toOwn(latest.participation, latest.company) : { company: null, locked: [] };
}

/**
 * Changes the company of the latest participation, whole or not at all; a locked field may be sent as it is.
 * @throws AppError NOT_FOUND without participation in the current edition; COMPANY_LOCKED; INVALID_INPUT when its parts do not fit together
 */
export function changeOwnCompany(
  db: Db,
  exhibitorId: string,
  change: CompanyChange,
): Promise<OwnCompany> {
  return db.transaction(async (transaction) => {
    const latest = await findLatest(transaction, exhibitorId);
    const found = latest && (await lockParticipation(transaction, latest.participation.id));
    if (!found) throw new AppError('NOT_FOUND');
    const company = companyOf(
      parseInput(companySchema, { ...companyInput(found.company), ...change }),
    );
    const { participation } = found;
    const refused = lockedOf(participation).filter(
      (field) => company[field] !== found.company[field],
    );
    if (refused.length > 0) {
      const message = 'Ce champ ne change plus\u00a0: le dossier est accepté.';
      throw new AppError('COMPANY_LOCKED', {
        errors: refused.map((path) => ({ path, message })),
      });
    }
    await correctParticipation(transaction, participation, company, {
      ...{ payment: participation.payment, status: participation.status },
      complete: missingOf(company, participation.payment).length === 0,
    });
    return toOwn(participation, company);
  });
}

async function findLatest(db: Executor, exhibitorId: string) {
  const [latest] = await listParticipations(db, exhibitorId);
  return latest?.participation.edition === currentEdition().year ? latest : undefined;
}

function lockedOf({ status }: Pick<ParticipationRow, 'status'>) {
  return status === 'accepted' ? [...IDENTITY] : [];
}

function toOwn(participation: ParticipationRow, company: CompanyData): OwnCompany {
  return { company: companyInput(company), locked: lockedOf(participation) };
}
