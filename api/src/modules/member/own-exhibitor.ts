import type { Caller } from '../../platform/accounts/access-token';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { lockMembership, type Membership } from '../account/membership';

/**
 * Runs an action on the exhibitor for whom the caller acts, which is locked: of two changes of its members at once, the
 * second sees the first.
 * @throws AppError UNAUTHENTICATED when the account is gone
 */
export function asMember<T>(
  db: Db,
  { userId }: Caller,
  action: (transaction: Executor, membership: Membership) => Promise<T>,
): Promise<T> {
  return db.transaction(async (transaction) => {
    const membership = await lockMembership(transaction, userId);
    if (!membership) throw new AppError('UNAUTHENTICATED');
    return action(transaction, membership);
  });
}

/** The same for its owner alone. @throws AppError UNAUTHENTICATED, OWNER_ONLY */
export function asOwner<T>(
  db: Db,
  caller: Caller,
  action: (transaction: Executor, exhibitorId: string) => Promise<T>,
): Promise<T> {
  return asMember(db, caller, async (transaction, { exhibitorId, role }) => {
    if (role !== 'owner') throw new AppError('OWNER_ONLY');
    return action(transaction, exhibitorId);
  });
}
