import type { AuditVerb } from '@mosta/shared/schemas/audit-action';
import type {
  NewSecondFactor,
  SecondFactorState,
} from '@mosta/shared/schemas/second-factor.schema';
import { letterIn } from '../../outbox/fair-letter';
import { addMailJob } from '../../outbox/mail-job';
import { codeUri, newCodeSecret, stepOfCode } from '../../platform/accounts/one-time-code';
import { newRecoveryCode, plainCode } from '../../platform/accounts/recovery-code';
import type { SealedTexts } from '../../platform/accounts/sealed-text';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import type { FailureLimiter } from '../../platform/http/failure-limiter';
import type { users } from '../../tables/account';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import * as repository from './second-factor.repository';
import {
  CODE_USED_LETTER,
  FACTOR_OFF_LETTER,
  FACTOR_ON_LETTER,
  FACTOR_RESET_LETTER,
  NEW_CODES_LETTER,
} from './second-factor-letters';

/** For what the key of the secrets is derived. */
export const SEALED_FOR = 'second factor';
/** Recovery codes of an account. */
export const CODES = 10;
const APP_CODE = /^\d{6}$/;

export type SecondFactors = ReturnType<typeof createSecondFactors>;
/** Whose factor it is. */
export type Person = Pick<typeof users.$inferSelect, 'id' | 'email' | 'language'>;

type Dependencies = {
  db: Db;
  texts: SealedTexts;
  /** Wrong codes of one account, wherever they come from: whoever tries them knows its password. */
  perAccount: FailureLimiter;
  /** Whether organisers may do nothing without a second factor. */
  demanded: boolean;
  /** The portal's name, as apps show it. */
  issuer: () => string;
};

/** The second factor of accounts: codes of an authenticator app (RFC 6238), and recovery codes (decision 0083). */
export function createSecondFactors(dependencies: Dependencies) {
  const { db, texts, perAccount, demanded, issuer } = dependencies;

  /** @throws AppError SECOND_FACTOR_UNREADABLE for an app whose secret another key sealed */
  async function takeAppCode(userId: string, code: string): Promise<boolean> {
    const factor = await repository.findFactor(db, userId);
    if (!factor) return false;
    const secret = texts.open(factor.sealedSecret, userId);
    if (secret === null) throw new AppError('SECOND_FACTOR_UNREADABLE');
    const step = stepOfCode(secret, code, new Date());
    return step !== null && repository.takeStep(db, userId, step);
  }

  function takeRecoveryCode(actor: Actor, person: Person, code: string): Promise<boolean> {
    return db.transaction(async (transaction) => {
      if (!(await repository.takeCode(transaction, person.id, code, new Date()))) return false;
      const left = await repository.countCodes(transaction, person.id);
      const letter = letterIn(person.language, CODE_USED_LETTER, left);
      await addMailJob(transaction, { to: person.email, letter });
      await record(transaction, actor, 'use-recovery-code', person, { left });
      return true;
    });
  }

  /** @throws AppError `wrong` for a wrong code, SECOND_FACTOR_UNREADABLE, TOO_MANY_REQUESTS */
  async function demandCode(
    actor: Actor,
    person: Person,
    typed: string,
    wrong: 'SECOND_FACTOR_WRONG' | 'WRONG_CODE',
  ): Promise<void> {
    if (!(await perAccount.reserve(person.id))) throw new AppError('TOO_MANY_REQUESTS');
    const code = plainCode(typed);
    const right = APP_CODE.test(code)
      ? await takeAppCode(person.id, code)
      : await takeRecoveryCode(actor, person, code);
    if (!right) throw new AppError(wrong);
    await perAccount.giveBack(person.id);
  }

  async function demandFactor(userId: string): Promise<void> {
    if (!(await repository.hasFactor(db, userId))) throw new AppError('NO_SECOND_FACTOR');
  }

  return {
    demanded,
    has: (userId: string) => repository.hasFactor(db, userId),
    demandCode,

    async state(userId: string): Promise<SecondFactorState> {
      const since = (await repository.findFactor(db, userId))?.confirmedAt ?? null;
      const codes = since ? await repository.countCodes(db, userId) : 0;
      return { since: since?.toISOString() ?? null, recoveryCodes: codes, demanded };
    },

    /** Makes a secret, which the first code has to confirm. @throws AppError SECOND_FACTOR_EXISTS */
    async begin({ id, email }: Person): Promise<NewSecondFactor> {
      const secret = newCodeSecret();
      const begun = await repository.beginFactor(db, id, texts.seal(secret, id));
      if (!begun) throw new AppError('SECOND_FACTOR_EXISTS');
      return { secret, uri: codeUri(secret, issuer(), email) };
    },

    /**
     * Turns the factor on by a first code of the app.
     * @param alongside what else is done in the transaction
     * @returns the recovery codes, which are shown this once
     * @throws AppError NO_SECOND_FACTOR, SECOND_FACTOR_EXISTS, WRONG_CODE, TOO_MANY_REQUESTS
     */
    async confirm(
      actor: Actor,
      person: Person,
      typed: string,
      alongside: (transaction: Executor) => Promise<void>,
    ): Promise<string[]> {
      const factor = await repository.findFactor(db, person.id);
      if (!factor) throw new AppError('NO_SECOND_FACTOR');
      if (factor.confirmedAt) throw new AppError('SECOND_FACTOR_EXISTS');
      await demandCode(actor, person, typed, 'WRONG_CODE');
      return db.transaction(async (transaction) => {
        const confirmed = await repository.confirmFactor(transaction, person.id, new Date());
        if (!confirmed) throw new AppError('SECOND_FACTOR_EXISTS');
        const codes = await writeCodes(transaction, person.id);
        const letter = letterIn(person.language, FACTOR_ON_LETTER);
        await addMailJob(transaction, { to: person.email, letter });
        await record(transaction, actor, 'set-second-factor', person, {
          before: false,
          after: true,
        });
        await alongside(transaction);
        return codes;
      });
    },

    /** New recovery codes in place of the former. @throws AppError NO_SECOND_FACTOR, WRONG_CODE, TOO_MANY_REQUESTS */
    async renewCodes(actor: Actor, person: Person, typed: string): Promise<string[]> {
      await demandFactor(person.id);
      await demandCode(actor, person, typed, 'WRONG_CODE');
      return db.transaction(async (transaction) => {
        const before = await repository.countCodes(transaction, person.id);
        const codes = await writeCodes(transaction, person.id);
        const letter = letterIn(person.language, NEW_CODES_LETTER);
        await addMailJob(transaction, { to: person.email, letter });
        await record(transaction, actor, 'renew-recovery-codes', person, { before, after: CODES });
        return codes;
      });
    },

    /** @throws AppError NO_SECOND_FACTOR, WRONG_CODE, TOO_MANY_REQUESTS */
    async remove(actor: Actor, person: Person, typed: string): Promise<void> {
      await demandFactor(person.id);
      await demandCode(actor, person, typed, 'WRONG_CODE');
      await db.transaction(async (transaction) => {
        if (!(await repository.deleteFactor(transaction, person.id))) return;
        const letter = letterIn(person.language, FACTOR_OFF_LETTER);
        await addMailJob(transaction, { to: person.email, letter });
        await record(transaction, actor, 'remove-second-factor', person, {
          before: true,
          after: false,
        });
      });
    },
  };
}

/** Takes somebody's factor away, as an owner or the operator does for a lost phone. @returns whether there was one */
export async function resetSecondFactor(
  transaction: Executor,
  actor: Actor,
  person: Person,
): Promise<boolean> {
  if (!(await repository.deleteFactor(transaction, person.id))) return false;
  const letter = letterIn(person.language, FACTOR_RESET_LETTER);
  await addMailJob(transaction, { to: person.email, letter });
  await recordAuditEvent(transaction, actor, {
    action: 'organizer.reset-second-factor',
    subject: person.id,
    details: { before: true, after: false },
  });
  return true;
}

async function writeCodes(transaction: Executor, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newRecoveryCode);
  await repository.replaceCodes(transaction, userId, codes.map(plainCode));
  return codes;
}

async function record(
  transaction: Executor,
  actor: Actor,
  act: AuditVerb<'account'>,
  { id }: Person,
  details: Record<string, unknown>,
): Promise<void> {
  await recordAuditEvent(transaction, actor, {
    ...{ action: `account.${act}`, subject: id, details },
  });
}
