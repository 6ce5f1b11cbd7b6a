import {
  type Invitation,
  MOST_MEMBERS,
  type OpenedInvitation,
} from '@mosta/shared/schemas/member.schema';
import { sql } from 'drizzle-orm';
import { addMailJob } from '../../outbox/mail-job';
import type { Caller } from '../../platform/accounts/access-token';
import { hashOfToken, newSecretToken } from '../../platform/accounts/secret-token';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import type { FailureLimiter } from '../../platform/http/failure-limiter';
import { readId } from '../../platform/http/identifier';
import { findAccountsOf, findUser, type UserRow } from '../account/account.repository';
import { lockExhibitor } from '../account/account-lock';
import { setVerifiedEmail } from '../account/email-confirmation.repository';
import { countMembers, lockMembership } from '../account/membership';
import type { Actor } from '../audit/audit-event';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import * as repository from './invitation.repository';
import { invitationMail } from './invitation-mail';
import * as members from './member.repository';
import { recordChange } from './member.service';
import { fullName, JOINED } from './member-texts';
import { asOwner } from './own-exhibitor';

/** Mails that one exhibitor may have sent in a day, and that one address may be sent by all together. */
export const MOST_INVITATIONS_A_DAY = { perExhibitor: 20, perMailbox: 5 };
/** Milliseconds that a link can be accepted. */
const INVITATION_LIFE = 7 * 24 * 60 * 60 * 1000;

type Dependencies = {
  db: Db;
  publicUrl: string;
  /** Counts mails of a day, those of an exhibitor and those to an address; none is given back. */
  perExhibitor: FailureLimiter;
  perMailbox: FailureLimiter;
};

export type InvitationService = ReturnType<typeof createInvitationService>;

/** How a colleague comes to act for an exhibitor: whoever holds the link of the mail may accept it, once. */
export function createInvitationService(dependencies: Dependencies) {
  const { db, publicUrl, perExhibitor, perMailbox } = dependencies;

  async function spend(exhibitorId: string, email: string): Promise<void> {
    const mayWrite =
      (await perExhibitor.reserve(`invite|${exhibitorId}`)) &&
      (await perMailbox.reserve(`invited|${email}`));
    if (!mayWrite) throw new AppError('TOO_MANY_REQUESTS');
  }

  return {
    /**
     * Mails a link; another to the same address takes its place. Whether the address has an account is not looked up.
     * @throws AppError OWNER_ONLY, EMAIL_NOT_VERIFIED, ALREADY_MEMBER, TOO_MANY_MEMBERS, TOO_MANY_REQUESTS
     */
    invite: (caller: Caller, email: string): Promise<Invitation> =>
      asOwner(db, caller, async (transaction, exhibitorId) => {
        const inviter = await findUser(transaction, caller.userId);
        if (!inviter?.emailVerifiedAt) throw new AppError('EMAIL_NOT_VERIFIED');
        const known = await members.listMembers(transaction, exhibitorId);
        if (known.some((member) => member.email === email)) throw new AppError('ALREADY_MEMBER');
        const createdAt = new Date();
        const invitation = { exhibitorId, email };
        const others = await repository.countOthers(transaction, invitation, createdAt);
        if (known.length + others >= MOST_MEMBERS) throw new AppError('TOO_MANY_MEMBERS');
        await spend(exhibitorId, email);
        const token = newSecretToken();
        const sent = await repository.replaceInvitation(transaction, {
          ...{ ...invitation, createdAt, invitedBy: caller.userId },
          tokenHash: hashOfToken(token),
          expiresAt: new Date(createdAt.getTime() + INVITATION_LIFE),
        });
        await addMailJob(transaction, invitationMail(email, inviter.language, publicUrl, token));
        return sent;
      }),

    /** @throws AppError OWNER_ONLY, NOT_FOUND */
    cancel: (caller: Caller, given: string): Promise<void> =>
      asOwner(db, caller, async (transaction, exhibitorId) => {
        const gone = await repository.deleteInvitation(transaction, exhibitorId, readId(given));
        if (!gone) throw new AppError('NOT_FOUND');
      }),

    /** Who invites, and for which company. @throws AppError INVALID_INVITATION */
    async open(token: string): Promise<OpenedInvitation> {
      const found = await repository.findInvitation(db, hashOfToken(token), new Date());
      if (!found) throw new AppError('INVALID_INVITATION');
      const { invitation, inviter } = found;
      return {
        company: await members.companyNameOf(db, inviter.id),
        inviter: fullName(inviter),
        expiresAt: invitation.expiresAt.toISOString(),
      };
    },

    /**
     * The caller acts for the inviting exhibitor from now on, and takes the own quotes along.
     * @throws AppError INVALID_INVITATION, ALREADY_MEMBER, ACTS_FOR_ANOTHER
     */
    accept: ({ userId }: Caller, actor: Actor, token: string): Promise<void> =>
      db.transaction(async (transaction) => {
        // Two who accept each other's invitation would wait for each other's exhibitor.
        await transaction.execute(sql`select pg_advisory_xact_lock(${ACCEPTANCE_LOCK})`);
        const own = await lockMembership(transaction, userId);
        const person = await findUser(transaction, userId);
        if (!own || !person) throw new AppError('UNAUTHENTICATED');
        const now = new Date();
        const found = await repository.findInvitation(transaction, hashOfToken(token), now);
        if (!found) throw new AppError('INVALID_INVITATION');
        const { exhibitorId } = found.invitation;
        if (own.exhibitorId === exhibitorId) throw new AppError('ALREADY_MEMBER');
        await lockExhibitor(transaction, exhibitorId);
        await demandNothingToLose(transaction, own.exhibitorId);
        const taken = await repository.takeInvitation(transaction, hashOfToken(token), now);
        if (!taken) throw new AppError('INVALID_INVITATION');
        await notifyExhibitor(transaction, exhibitorId, {
          ...{ category: 'dossier', texts: noticeOf(JOINED, person) },
        });
        await members.moveQuotes(transaction, own.exhibitorId, exhibitorId);
        await members.joinExhibitor(transaction, userId, exhibitorId);
        await proveAddress(transaction, person, taken.email, now);
        await recordChange(transaction, actor, 'member.join', exhibitorId, userId);
      }),
  };
}

/** Of all acceptances together; a number of this use alone. */
const ACCEPTANCE_LOCK = 772_025_431;

/** @throws AppError ACTS_FOR_ANOTHER */
async function demandNothingToLose(transaction: Executor, exhibitorId: string): Promise<void> {
  const colleagues = (await countMembers(transaction, exhibitorId)) > 1;
  if (colleagues || (await members.hasData(transaction, exhibitorId))) {
    throw new AppError('ACTS_FOR_ANOTHER');
  }
}

/** Whoever has the link reads the mailbox that it was sent to: a second mail need not ask. */
async function proveAddress(
  transaction: Executor,
  { id, email, emailVerifiedAt }: UserRow,
  invited: string,
  now: Date,
): Promise<void> {
  if (emailVerifiedAt !== null || email !== invited) return;
  const { verified } = await findAccountsOf(transaction, email);
  if (!verified) await setVerifiedEmail(transaction, { userId: id, email }, now);
}
