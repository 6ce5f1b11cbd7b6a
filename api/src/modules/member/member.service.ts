import type { Member, MemberList } from '@mosta/shared/schemas/member.schema';
import type { Caller } from '../../platform/accounts/access-token';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { findUser } from '../account/account.repository';
import { findMembership } from '../account/membership';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor, notifyUsers } from '../notification/notification.repository';
import { listInvitations } from './invitation.repository';
import * as repository from './member.repository';
import { HANDED_OVER, LEFT, REMOVED } from './member-texts';
import { asMember, asOwner } from './own-exhibitor';

export type MemberService = ReturnType<typeof createMemberService>;

/** The accounts that act for an exhibitor. */
export function createMemberService({ db }: { db: Db }) {
  return {
    /** @throws AppError UNAUTHENTICATED when the account is gone */
    async list({ userId }: Caller): Promise<MemberList> {
      const membership = await findMembership(db, userId);
      if (!membership) throw new AppError('UNAUTHENTICATED');
      const { role, exhibitorId } = membership;
      return {
        role,
        members: await repository.listMembers(db, exhibitorId),
        invitations: role === 'owner' ? await listInvitations(db, exhibitorId, new Date()) : [],
      };
    },

    /**
     * Takes an exhibitor from an account, which acts for itself from its next call on.
     * @throws AppError OWNER_ONLY, OWNER_STAYS for the owner itself, NOT_FOUND
     */
    remove: (caller: Caller, actor: Actor, given: string): Promise<void> =>
      asOwner(db, caller, async (transaction, exhibitorId) => {
        const { _id: userId } = await memberOf(transaction, exhibitorId, given);
        if (userId === caller.userId) throw new AppError('OWNER_STAYS');
        const company = await repository.companyNameOf(transaction, userId);
        await repository.leaveExhibitor(transaction, userId);
        await notifyUsers(transaction, [userId], {
          ...{ category: 'dossier', texts: noticeOf(REMOVED, company) },
        });
        await recordChange(transaction, actor, 'member.remove', exhibitorId, userId);
      }),

    /** @throws AppError OWNER_STAYS for the owner, who hands over first */
    leave: (caller: Caller, actor: Actor): Promise<void> =>
      asMember(db, caller, async (transaction, { exhibitorId, role }) => {
        if (role === 'owner') throw new AppError('OWNER_STAYS');
        const { userId } = caller;
        const person = await findUser(transaction, userId);
        if (!person) throw new AppError('UNAUTHENTICATED');
        await repository.leaveExhibitor(transaction, userId);
        await notifyExhibitor(transaction, exhibitorId, {
          ...{ category: 'dossier', texts: noticeOf(LEFT, person) },
        });
        await recordChange(transaction, actor, 'member.leave', exhibitorId, userId);
      }),

    /** Makes a member the owner, and the owner a member. @throws AppError OWNER_ONLY, NOT_FOUND */
    handOver: (caller: Caller, actor: Actor, given: string): Promise<void> =>
      asOwner(db, caller, async (transaction, exhibitorId) => {
        const { _id: userId } = await memberOf(transaction, exhibitorId, given);
        if (userId === caller.userId) return;
        await repository.changeOwner(transaction, caller.userId, userId);
        const company = await repository.companyNameOf(transaction, userId);
        await notifyUsers(transaction, [userId], {
          ...{ category: 'dossier', texts: noticeOf(HANDED_OVER, company) },
        });
        await recordChange(transaction, actor, 'member.hand-over', exhibitorId, userId);
      }),
  };
}

/** @throws AppError NOT_FOUND, also for who acts for another exhibitor */
async function memberOf(
  transaction: Executor,
  exhibitorId: string,
  given: string,
): Promise<Member> {
  const id = readId(given).toLowerCase();
  const members = await repository.listMembers(transaction, exhibitorId);
  const member = members.find(({ _id }) => _id === id);
  if (!member) throw new AppError('NOT_FOUND');
  return member;
}

/** Organisers can read in the audit log who could act for an exhibitor, and since when. */
export async function recordChange(
  transaction: Executor,
  actor: Actor,
  action: 'member.join' | 'member.remove' | 'member.leave' | 'member.hand-over',
  exhibitorId: string,
  member: string,
): Promise<void> {
  await recordAuditEvent(transaction, actor, { action, subject: exhibitorId, details: { member } });
}
