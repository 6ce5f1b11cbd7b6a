import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import * as v from 'valibot';
import type { Caller } from '../../platform/accounts/access-token';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { findUser } from '../account/account.repository';
import { listReservations } from './reservation.repository';

const idSchema = v.pipe(v.string(), v.uuid());

/**
 * The reservations of one exhibitor, for that exhibitor or an organiser.
 * @throws AppError NOT_FOUND for anybody else: whether an id exists is nobody's business (decision: Accounts and calls)
 */
export async function reservationsOf(
  db: Db,
  caller: Caller,
  exhibitorId: string,
): Promise<Reservation[]> {
  const wanted = v.safeParse(idSchema, exhibitorId);
  if (!wanted.success) throw new AppError('NOT_FOUND');
  const id = wanted.output.toLowerCase();
  if (caller.role !== 'Organizer' && caller.userId !== id) throw new AppError('NOT_FOUND');
  const exhibitor = await findUser(db, id);
  if (exhibitor?.role !== 'Exhibitor') throw new AppError('NOT_FOUND');
  return listReservations(db, id);
}
