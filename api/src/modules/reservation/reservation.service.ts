import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import type { Caller } from '../../platform/accounts/access-token';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { findUser } from '../account/account.repository';
import { listReservations } from './reservation.repository';

/**
 * The reservations of one exhibitor, for that exhibitor or an organiser.
 * @throws AppError NOT_FOUND for anybody else: whether an id exists is nobody's business
 */
export async function reservationsOf(
  db: Db,
  caller: Caller,
  exhibitorId: string,
): Promise<Reservation[]> {
  const id = readId(exhibitorId).toLowerCase();
  if (caller.role !== 'Organizer' && caller.userId !== id) throw new AppError('NOT_FOUND');
  const exhibitor = await findUser(db, id);
  if (exhibitor?.role !== 'Exhibitor') throw new AppError('NOT_FOUND');
  return listReservations(db, id);
}
