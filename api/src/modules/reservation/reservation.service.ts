import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import type { Caller } from '../../platform/accounts/access-token';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { isExhibitor } from '../account/membership';
import { listReservations } from './reservation.repository';

/**
 * The reservations of one exhibitor, for whoever acts for it, who may name the own account too, or for an organiser.
 * @throws AppError NOT_FOUND for anybody else: whether an id exists is nobody's business
 */
export async function reservationsOf(
  db: Db,
  caller: Caller,
  exhibitorId: string,
): Promise<Reservation[]> {
  const id = readId(exhibitorId).toLowerCase();
  if (caller.role !== 'Organizer') {
    const { userId, exhibitorId: own } = caller;
    if (own === null || (id !== own && id !== userId)) throw new AppError('NOT_FOUND');
    return listReservations(db, own);
  }
  if (!(await isExhibitor(db, id))) throw new AppError('NOT_FOUND');
  return listReservations(db, id);
}
