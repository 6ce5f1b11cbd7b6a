import type { Role } from '@mosta/shared/schemas/account.schema';
import { eq } from 'drizzle-orm';
import { refuseFormer } from '../../in-edition';
import type { Caller } from '../../platform/accounts/access-token';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { participations } from '../../tables/participation';
import { lockExhibitor } from '../account/account-lock';
import { findMembership } from '../account/membership';
import { announceParticipation } from './participation-change';

/** The two parties of a participation, and where each calls. */
export const PARTIES = [
  { role: 'Exhibitor', prefix: '/v1/participation/:id', tag: 'Participation' },
  { role: 'Organizer', prefix: '/v1/organizer/participation/:id', tag: 'Organisation' },
] as const satisfies { role: Role; prefix: string; tag: string }[];

export type Head = Pick<
  typeof participations.$inferSelect,
  | 'id'
  | 'number'
  | 'edition'
  | 'exhibitorId'
  | 'reservationId'
  | 'status'
  | 'complete'
  | 'payment'
  | 'createdAt'
>;

/** A participation of one's own, or any for an organiser. @throws AppError NOT_FOUND, also for another's */
export async function readHead(db: Executor, caller: Caller, given: string): Promise<Head> {
  const head = await findHead(db, readId(given));
  const seen = head && (caller.role === 'Organizer' || head.exhibitorId === caller.exhibitorId);
  if (!seen) throw new AppError('NOT_FOUND');
  return head;
}

/** Any participation, for the service itself. */
export async function findHead(db: Executor, id: string): Promise<Head | undefined> {
  const [head] = await db
    .select({
      id: participations.id,
      number: participations.number,
      edition: participations.edition,
      exhibitorId: participations.exhibitorId,
      reservationId: participations.reservationId,
      status: participations.status,
      complete: participations.complete,
      payment: participations.payment,
      createdAt: participations.createdAt,
    })
    .from(participations)
    .where(eq(participations.id, id));
  return head;
}

/**
 * Changes a participation whose exhibitor is locked, so that an erasure of the account comes before or after it, and so
 * does the removal of a member whose upload lasted; organisers are told.
 * @throws AppError NOT_FOUND, also for another's; EDITION_FORMER
 */
export function onParticipation<T>(
  db: Db,
  caller: Caller,
  given: string,
  action: (transaction: Executor, head: Head) => Promise<T>,
): Promise<T> {
  return db.transaction(async (transaction) => {
    const { exhibitorId } = await readHead(transaction, caller, given);
    if (!(await lockExhibitor(transaction, exhibitorId))) throw new AppError('NOT_FOUND');
    if (caller.role === 'Exhibitor') {
      const membership = await findMembership(transaction, caller.userId);
      if (membership?.exhibitorId !== exhibitorId) throw new AppError('NOT_FOUND');
    }
    const head = await readHead(transaction, caller, given);
    await refuseFormer(transaction, head.edition);
    const answer = await action(transaction, head);
    await announceParticipation(transaction, head.id);
    return answer;
  });
}
