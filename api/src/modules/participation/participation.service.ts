import type { Language } from '@mosta/shared/contract/languages';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import type {
  ParticipationAnswer,
  ParticipationInput,
} from '@mosta/shared/schemas/participation-form.schema';
import { addJobs } from '../../outbox/outbox.repository';
import type { Caller } from '../../platform/accounts/access-token';
import { checkPassword } from '../../platform/accounts/password';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { findAccountsOf, findUser, insertUnverifiedUser } from '../account/account.repository';
import type { EmailConfirmations } from '../account/email-confirmation.service';
import { lockMembership } from '../account/membership';
import { hashNewPassword } from '../account/new-password';
import { findBySignIn, lockAddress } from '../account/sign-in';
import { type CompanyData, companyOf, currencyOfCountry } from '../company/company';
import { recordConsent } from '../consent/consent.repository';
import { insertPending } from '../reservation/reservation.repository';
import { shareSalesLock } from '../stand/sales-lock';
import { carryChoice } from './choice';
import {
  adoptPending,
  countParticipations,
  insertParticipation,
  referenceOf,
} from './participation.repository';
import { RECEIPT_TOPIC } from './receipt-mail';

const DOUBTFUL_RC = {
  path: 'exhibitionCompany.rcNumero',
  message:
    'Ce numéro n’a pas la forme habituelle, comme 27/00-0012345B19\u00a0; il est gardé tel quel.',
};

/** Participations of one exhibitor, withdrawn and refused ones included: a group that exhibits for several companies has a few. */
const MOST_PARTICIPATIONS = 20;

type NewAccount = {
  email: string;
  nom: string;
  prenom: string;
  passwordHash: string;
  /** Undefined where none was chosen on the pages. */
  language: Language | undefined;
};
type Newcomer = {
  account: NewAccount;
  password: string;
  /** The latest unconfirmed account of the address when the password was tried. */
  seen: string | undefined;
};
type Applicant = { knownId: string } | Newcomer;

/** What is not in the form. */
type Circumstances = {
  registrations: Edition['registrations'];
  /** Who is signed in. */
  caller?: Caller | null;
  /** Of the pages. */
  language?: Language | undefined;
};

/**
 * Creates account, company, pending reservation and participation, or nothing.
 * An exhibitor who is signed in with the address of the form gets the participation in the account that is there.
 * So does whoever gives its password. Anybody else gets an account of their own, whether the address has another or not
 * (decision 0024).
 * @throws AppError REGISTRATIONS_CLOSED, WEAK_PASSWORD, TOO_MANY_PARTICIPATIONS, INVALID_INPUT without password
 */
export async function register(
  { db, confirmations }: { db: Db; confirmations: EmailConfirmations },
  { exhibitor, exhibitionCompany, tempReservation, payment, consent }: ParticipationInput,
  { registrations, caller = null, language }: Circumstances,
): Promise<ParticipationAnswer> {
  if (registrations === 'closed') throw new AppError('REGISTRATIONS_CLOSED');
  const { fonction, phone } = exhibitor;
  const company = companyOf(exhibitionCompany);
  const companyNames = [company.name, company.raisonSociale];
  const applicant = await applicantOf(db, exhibitor, companyNames, caller, language);
  const missing = missingOf(company, payment);
  const complete = missing.length === 0;

  const { id, reference, warnings } = await db.transaction(async (transaction) => {
    await shareSalesLock(transaction);
    const userId = await accountFor(transaction, confirmations, applicant);
    const exhibitorId = await exhibitorFor(transaction, userId);
    const currency = currencyOfCountry(company.pays);
    const reservationId =
      (await adoptPending(transaction, exhibitorId, currency)) ??
      (await insertPending(transaction, exhibitorId, currency));
    const choice = await carryChoice(transaction, exhibitorId, reservationId, tempReservation);
    if (consent) await recordConsent(transaction, 'account', userId, consent);
    const participation = { exhibitorId, reservationId, fonction, phone, payment, complete };
    const row = await insertParticipation(transaction, company, {
      ...participation,
      wishes: choice.wishes,
    });
    await addJobs(transaction, RECEIPT_TOPIC, [{ participation: row.id, userId }]);
    return { id: row.id, reference: referenceOf(row), warnings: choice.warnings };
  });
  return { _id: id, reference, complete, missing, warnings: [...warningsOf(company), ...warnings] };
}

/** The account that is meant; a password is hashed before the transaction, since that is slow on purpose. */
async function applicantOf(
  db: Db,
  { password, email, nom, prenom }: ParticipationInput['exhibitor'],
  companyNames: readonly string[],
  caller: Caller | null,
  language: Language | undefined,
): Promise<Applicant> {
  const own = caller?.role === 'Exhibitor' ? await findUser(db, caller.userId) : undefined;
  if (own?.email === email) return { knownId: own.id };
  if (password === undefined) {
    throw new AppError('INVALID_INPUT', {
      errors: [{ path: 'exhibitor.password', message: 'Choisissez un mot de passe.' }],
    });
  }
  const { unverified: seen } = await findAccountsOf(db, email);
  // All three hashes are computed in any case: the time must not tell whether there is an account.
  const [known, passwordHash] = await Promise.all([
    findBySignIn(db, { email, password }),
    hashNewPassword({
      password,
      path: 'exhibitor.password',
      about: [email, nom, prenom, ...companyNames],
    }),
  ]);
  if (known?.role === 'Exhibitor') return { knownId: known.id };
  return { account: { email, nom, prenom, passwordHash, language }, password, seen: seen?.id };
}

async function accountFor(
  transaction: Executor,
  confirmations: EmailConfirmations,
  applicant: Applicant,
): Promise<string> {
  if ('knownId' in applicant) {
    return applicant.knownId;
  }
  const { account, password, seen } = applicant;
  await lockAddress(transaction, account.email);
  const { unverified } = await findAccountsOf(transaction, account.email);
  if (unverified && unverified.id !== seen) {
    // The same form, sent twice at once.
    if (await checkPassword(password, unverified.passwordHash)) return unverified.id;
  }
  const { id, email } = await insertUnverifiedUser(transaction, { ...account, role: 'Exhibitor' });
  await confirmations.begin(transaction, { userId: id, email });
  return id;
}

/** The exhibitor for whom the account acts, locked. @throws AppError UNAUTHENTICATED, TOO_MANY_PARTICIPATIONS */
async function exhibitorFor(transaction: Executor, userId: string): Promise<string> {
  const membership = await lockMembership(transaction, userId);
  if (!membership) throw new AppError('UNAUTHENTICATED');
  const { exhibitorId } = membership;
  if ((await countParticipations(transaction, exhibitorId)) >= MOST_PARTICIPATIONS) {
    throw new AppError('TOO_MANY_PARTICIPATIONS');
  }
  return exhibitorId;
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
