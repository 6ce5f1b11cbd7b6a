import type { StandChoice } from '@mosta/shared/domain/stand-choice';
import type { Executor } from '../../platform/database/database';
import { currencyOfCountry } from '../company/company';
import { companyCountry } from '../company/company.repository';
import { endHold, type HoldRow } from '../hold/hold.repository';
import { changeState, type StandRow } from '../stand/stand.repository';
import { insertBooth, nameBooth } from './booth.repository';
import { findPending, insertPending } from './reservation.repository';
import { boothName, takeWish } from './wish.repository';

/**
 * Turns an option into a line of a pending reservation of its exhibitor, at today's price, or at that of a wished
 * package of its size, whose place it takes. Exhibitor and stand are locked.
 * @param choice where only packages of other sizes are wished
 * @throws AppError STAND_SIZE_DIFFERS where they are, and nothing is chosen
 * @returns false when the stand is not for sale, or sold
 */
export async function sellHeld(
  transaction: Executor,
  hold: HoldRow,
  stand: StandRow,
  reservationId: string,
  choice: StandChoice | undefined,
): Promise<boolean> {
  if (stand.state !== 'libre') return false;
  const { code } = stand;
  const size = stand.size ?? 0;
  const line = { name: code, size, quantity: 1, prices: stand.prices, standCode: code };
  const id = await insertBooth(transaction, reservationId, line);
  if (id === undefined) return false;
  const wish = await takeWish(transaction, reservationId, size, choice);
  if (wish) await nameBooth(transaction, id, { name: boothName(code, wish), prices: wish.prices });
  await endHold(transaction, hold.id);
  await changeState(transaction, code, 'reserve');
  return true;
}

/** The exhibitor's pending reservation; a new one is in the currency of the company's country. The exhibitor is locked. */
export async function pendingReservation(
  transaction: Executor,
  exhibitorId: string,
): Promise<string> {
  const pending = await findPending(transaction, exhibitorId);
  if (pending !== undefined) return pending;
  const currency = currencyOfCountry(await companyCountry(transaction, exhibitorId));
  return insertPending(transaction, exhibitorId, currency);
}
