import type { Edition } from '@mosta/shared/domain/edition';
import type {
  ParticipationAnswer,
  ParticipationInput,
} from '@mosta/shared/schemas/participation-form.schema';
import type { Caller } from '../../platform/accounts/access-token';
import { hashPassword } from '../../platform/accounts/password';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { findUser, insertUser } from '../account/account.repository';
import { lockExhibitor } from '../account/account-lock';
import { type CompanyData, companyOf, currencyOfCountry } from '../company/company';
import { recordConsent } from '../consent/consent.repository';
import { insertPending } from '../reservation/reservation.repository';
import { shareSalesLock } from '../stand/sales-lock';
import { carryChoice } from './choice';
import { adoptPending, insertParticipation } from './participation.repository';

const DOUBTFUL_RC = {
  path: 'exhibitionCompany.rcNumero',
  message: 'Ce numéro n’a pas la forme habituelle, comme 27/00-0012345B19 ; il est gardé tel quel.',
};

type Applicant =
  | { knownId: string }
  | { email: string; nom: string; prenom: string; passwordHash: string };

/**
 * Creates account, company, pending reservation and participation, or nothing.
 * An exhibitor who is signed in with the address of the form gets the participation in the account that is there.
 * @throws AppError REGISTRATIONS_CLOSED, EMAIL_TAKEN, INVALID_INPUT without password
 */
export async function register(
  db: Db,
  { exhibitor, exhibitionCompany, tempReservation, payment, consent }: ParticipationInput,
  registrations: Edition['registrations'],
  caller: Caller | null = null,
): Promise<ParticipationAnswer> {
  if (registrations === 'closed') throw new AppError('REGISTRATIONS_CLOSED');
  const applicant = await applicantOf(db, exhibitor, caller);
  const { fonction, phone } = exhibitor;
  const company = companyOf(exhibitionCompany);
  const missing = missingOf(company, payment);
  const complete = missing.length === 0;

  const { id, warnings } = await db.transaction(async (transaction) => {
    await shareSalesLock(transaction);
    const exhibitorId = await accountFor(transaction, applicant);
    const currency = currencyOfCountry(company.pays);
    const reservationId =
      (await adoptPending(transaction, exhibitorId, currency)) ??
      (await insertPending(transaction, exhibitorId, currency));
    const choice = await carryChoice(transaction, exhibitorId, reservationId, tempReservation);
    if (consent) await recordConsent(transaction, 'account', exhibitorId, consent);
    const participation = { exhibitorId, reservationId, fonction, phone, payment, complete };
    return {
      id: await insertParticipation(transaction, company, {
        ...participation,
        wishes: choice.wishes,
      }),
      warnings: choice.warnings,
    };
  });
  return { _id: id, complete, missing, warnings: [...warningsOf(company), ...warnings] };
}

/** The account that is meant; a password is hashed before the transaction, since that is slow on purpose. */
async function applicantOf(
  db: Db,
  { password, email, nom, prenom }: ParticipationInput['exhibitor'],
  caller: Caller | null,
): Promise<Applicant> {
  const own = caller?.role === 'Exhibitor' ? await findUser(db, caller.userId) : undefined;
  if (own?.email === email) return { knownId: own.id };
  if (password === undefined) {
    throw new AppError('INVALID_INPUT', {
      errors: [{ path: 'exhibitor.password', message: 'Choisissez un mot de passe.' }],
    });
  }
  return { email, nom, prenom, passwordHash: await hashPassword(password) };
}

async function accountFor(transaction: Executor, applicant: Applicant): Promise<string> {
  if ('knownId' in applicant) {
    if (await lockExhibitor(transaction, applicant.knownId)) return applicant.knownId;
    throw new AppError('UNAUTHENTICATED');
  }
  const user = await insertUser(transaction, { ...applicant, role: 'Exhibitor' });
  if (!user) throw new AppError('EMAIL_TAKEN');
  return user.id;
}

/** What the organiser has still to be given. */
export function missingOf(
  { type }: Pick<CompanyData, 'type'>,
  payment: ParticipationInput['payment'],
): ParticipationAnswer['missing'] {
  return [
    ...(type === null ? ['exhibitionCompany.type' as const] : []),
    ...(payment === null ? ['payment' as const] : []),
  ];
}

/** What was taken although it looks unusual. */
export function warningsOf({ rcDoubtful }: CompanyData): ParticipationAnswer['warnings'] {
  return rcDoubtful ? [DOUBTFUL_RC] : [];
}
