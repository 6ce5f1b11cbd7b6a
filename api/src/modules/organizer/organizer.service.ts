import type {
  NewOrganizer,
  OrganizerAccount,
  OrganizerRoleChange,
} from '@mosta/shared/schemas/organizer-account.schema';
import { letterIn } from '../../outbox/fair-letter';
import { addMailJob } from '../../outbox/mail-job';
import { hashPassword } from '../../platform/accounts/password';
import { newSecretToken } from '../../platform/accounts/secret-token';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import {
  findAccountsOf,
  findUser,
  insertOrganizer,
  revokeFamiliesOf,
} from '../account/account.repository';
import { lockAccount } from '../account/account-lock';
import {
  demandAnotherOwner,
  lockOrganizer,
  lockOwners,
  type OrganizerRow,
} from '../account/organizer.repository';
import { inviteByMail } from '../account/organizer-invitation';
import { lockAddress } from '../account/sign-in';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { deleteAccount, deleteJobsFor } from '../privacy/erasure.repository';
import { resetSecondFactor } from '../second-factor/second-factor.service';
import { lockSales } from '../stand/sales-lock';
import { listOrganizers, updateOrganizer } from './organizer-account.repository';
import { REMOVED_LETTER } from './removed-letter';

type Dependencies = {
  db: Db;
  publicUrl: string;
  /** Told of every session that ended before its time, so that its sockets close. */
  onSessionEnded: (sessionId: string) => void;
};

/** The organisers' accounts in the hands of the owners; every action leaves a line in the audit log. */
export function createOrganizerService({ db, publicUrl, onSessionEnded }: Dependencies) {
  return {
    list: () => listOrganizers(db, new Date()),

    /** @throws AppError ORGANIZER_EXISTS */
    async invite(actor: Actor, input: NewOrganizer): Promise<OrganizerAccount> {
      const { role, ...person } = input;
      // Nobody knows what was hashed, so nothing but the link opens the account.
      const passwordHash = await hashPassword(newSecretToken());
      return db.transaction(async (transaction) => {
        await lockAddress(transaction, input.email);
        const { verified } = await findAccountsOf(transaction, input.email);
        if (verified) throw new AppError('ORGANIZER_EXISTS');
        const now = new Date();
        // An owner vouches for the address.
        const account = { ...person, passwordHash, emailVerifiedAt: now };
        const user = await insertOrganizer(transaction, account, { role, invitedAt: now });
        await inviteByMail(transaction, user, { publicUrl, now });
        const details = { before: null, after: { role } };
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'organizer.invite', subject: user.id, details },
        });
        return read(transaction, user.id);
      });
    },

    /** Mails another link; the one before opens nothing any more. @throws AppError NOT_FOUND, ORGANIZER_JOINED */
    inviteAgain(actor: Actor, id: string): Promise<OrganizerAccount> {
      return db.transaction(async (transaction) => {
        const { joinedAt } = await lock(transaction, id);
        const user = await findUser(transaction, id);
        if (joinedAt || !user) throw new AppError('ORGANIZER_JOINED');
        const now = new Date();
        await inviteByMail(transaction, user, { publicUrl, now });
        await updateOrganizer(transaction, id, { invitedAt: now });
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'organizer.invite-again', subject: id },
        });
        return read(transaction, id);
      });
    },

    /**
     * Gives another role. The person's sessions end: pages show what the role of the sign-in may see.
     * @throws AppError NOT_FOUND, ORGANIZER_CHANGED, LAST_OWNER
     */
    async changeRole(
      actor: Actor,
      id: string,
      { role, version }: OrganizerRoleChange,
    ): Promise<OrganizerAccount> {
      const { ended, account } = await db.transaction(async (transaction) => {
        await lockOwners(transaction);
        const before = await lock(transaction, id);
        if (before.version !== version) {
          const current = await read(transaction, id);
          throw new AppError('ORGANIZER_CHANGED', { conflict: { yours: version, current } });
        }
        if (before.role === role) return { ended: [], account: await read(transaction, id) };
        await demandAnotherOwner(transaction, id);
        await updateOrganizer(transaction, id, { role });
        const details = { before: { role: before.role }, after: { role } };
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'organizer.change-role', subject: id, details },
        });
        const ended = await revokeFamiliesOf(transaction, id, new Date());
        return { ended, account: await read(transaction, id) };
      });
      ended.forEach(onSessionEnded);
      return account;
    },

    /** Signs an organiser out everywhere. @throws AppError NOT_FOUND */
    async endSessions(actor: Actor, id: string): Promise<void> {
      const ended = await db.transaction(async (transaction) => {
        await lock(transaction, id);
        const sessions = await revokeFamiliesOf(transaction, id, new Date());
        const details = { sessions: sessions.length };
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'organizer.end-sessions', subject: id, details },
        });
        return sessions;
      });
      ended.forEach(onSessionEnded);
    },

    /**
     * Takes a lost second factor away, and signs the person out everywhere; the own one is removed on the own page.
     * @throws AppError NOT_FOUND, FORBIDDEN, NO_SECOND_FACTOR
     */
    async resetSecondFactor(actor: Actor, id: string): Promise<void> {
      if (id === actor.userId) throw new AppError('FORBIDDEN');
      const ended = await db.transaction(async (transaction) => {
        await lock(transaction, id);
        const user = await findUser(transaction, id);
        if (!user) throw new AppError('NOT_FOUND');
        const reset = await resetSecondFactor(transaction, actor, user);
        if (!reset) throw new AppError('NO_SECOND_FACTOR');
        return revokeFamiliesOf(transaction, id, new Date());
      });
      ended.forEach(onSessionEnded);
    },

    /** Removes an organiser's account, or withdraws its invitation. @throws AppError NOT_FOUND, LAST_OWNER */
    async remove(actor: Actor, id: string): Promise<void> {
      const ended = await db.transaction(async (transaction) => {
        // In the sequence of an erasure by the person, which may come at the same moment.
        await lockSales(transaction);
        await lockAccount(transaction, id);
        await lockOwners(transaction);
        const { role, joinedAt } = await lock(transaction, id);
        await demandAnotherOwner(transaction, id);
        const user = await findUser(transaction, id);
        if (!user) throw new AppError('NOT_FOUND');
        const sessions = await revokeFamiliesOf(transaction, id, new Date());
        await deleteJobsFor(transaction, user);
        await deleteAccount(transaction, id);
        if (joinedAt) {
          const letter = letterIn(user.language, REMOVED_LETTER);
          await addMailJob(transaction, { to: user.email, letter });
        }
        const details = { before: { role, joined: joinedAt !== null }, after: null };
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'organizer.remove', subject: id, details },
        });
        return sessions;
      });
      ended.forEach(onSessionEnded);
    },
  };
}

async function lock(transaction: Executor, id: string): Promise<OrganizerRow> {
  const organizer = await lockOrganizer(transaction, id);
  if (!organizer) throw new AppError('NOT_FOUND');
  return organizer;
}

async function read(transaction: Executor, id: string): Promise<OrganizerAccount> {
  const [account] = await listOrganizers(transaction, new Date(), id);
  if (!account) throw new AppError('NOT_FOUND');
  return account;
}
