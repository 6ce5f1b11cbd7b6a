import { isAlgeria, normaliseNif, normaliseRc } from '@mosta/shared/domain/company-number';
import type { Edition } from '@mosta/shared/domain/edition';
import type {
  ParticipationAnswer,
  ParticipationInput,
} from '@mosta/shared/schemas/participation.schema';
import { hashPassword } from '../../platform/accounts/password';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { insertUser } from '../account/account.repository';
import { insertParticipation, type NewCompany } from './participation.repository';

const DOUBTFUL_RC = {
  path: 'exhibitionCompany.rcNumero',
  message: 'Ce numéro n’a pas la forme habituelle, comme 27/00-0012345B19 ; il est gardé tel quel.',
};

/**
 * Creates account, company, pending reservation and dossier, or nothing (decision: Accounts and calls, /v1/temp).
 * @throws AppError REGISTRATIONS_CLOSED, EMAIL_TAKEN
 */
export async function register(
  db: Db,
  { exhibitor, exhibitionCompany, tempReservation, payment }: ParticipationInput,
  registrations: Edition['registrations'],
): Promise<ParticipationAnswer> {
  if (registrations === 'closed') throw new AppError('REGISTRATIONS_CLOSED');
  const { password, fonction, phone, ...person } = exhibitor;
  const passwordHash = await hashPassword(password);
  const missing: ParticipationAnswer['missing'] = [];
  if (exhibitionCompany.type === null) missing.push('exhibitionCompany.type');
  if (payment === null) missing.push('payment');
  const complete = missing.length === 0;
  const company = companyOf(exhibitionCompany);
  // The nationality decides the currency (specification, section 6).
  const currency = isAlgeria(exhibitionCompany.pays) ? 'DZD' : 'EUR';

  const id = await db.transaction(async (transaction) => {
    const user = await insertUser(transaction, { ...person, passwordHash, role: 'Exhibitor' });
    if (!user) throw new AppError('EMAIL_TAKEN');
    const exhibitorId = user.id;
    return insertParticipation(transaction, { ...company, exhibitorId }, currency, {
      ...{ exhibitorId, fonction, phone, payment, complete },
      wishes: tempReservation,
    });
  });
  return { _id: id, complete, missing, warnings: company.rcDoubtful ? [DOUBTFUL_RC] : [] };
}

/** The register and tax numbers of other countries have forms of their own and stay as typed. */
function companyOf({
  tel,
  ...company
}: ParticipationInput['exhibitionCompany']): Omit<NewCompany, 'exhibitorId'> {
  const algerian = isAlgeria(company.pays);
  const rc = algerian && company.rcNumero !== null ? normaliseRc(company.rcNumero) : null;
  return {
    ...company,
    telFix: tel.fix,
    telFax: tel.fax,
    telMobile: tel.mobile,
    rcNumero: rc?.number ?? company.rcNumero,
    rcDoubtful: rc?.doubtful ?? false,
    nifNumero: (algerian ? normaliseNif(company.nifNumero) : null) ?? company.nifNumero,
  };
}
