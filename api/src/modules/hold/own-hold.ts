import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { lockStand } from '../stand/stand.repository';
import { findHold } from './hold.repository';

/**
 * Finds an exhibitor's hold, locks its stand, and reads it again: it may have ended in between. The sales lock is
 * shared before.
 * @throws AppError NOT_FOUND, also for someone else's or one that has ended
 */
export async function lockOwnHold(transaction: Executor, exhibitorId: string, given: string) {
  const id = readId(given);
  const found = await findHold(transaction, id, exhibitorId);
  if (!found) throw new AppError('NOT_FOUND');
  const stand = await lockStand(transaction, found.standCode);
  const hold = await findHold(transaction, id, exhibitorId);
  if (!stand || !hold) throw new AppError('NOT_FOUND');
  return { ...hold, stand };
}
