import { matchStands, withoutFirst } from '@mosta/shared/domain/stand-choice';
import { type PricedReservation, priceReservation } from '@mosta/shared/domain/statement';
import type { StandQuestion } from '@mosta/shared/schemas/stand-choice.schema';
import { currentEdition } from '../../current-edition';
import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { findHold } from '../hold/hold.repository';
import { findPending } from '../reservation/reservation.repository';
import { findReservationHead } from '../reservation/reservation-head.repository';
import { findStand } from '../stand/stand.repository';
import { openWishes, readPriced } from './statement.repository';

/** What reserving the stand of a hold would cost, in the place of a wished package or beside it. @throws AppError NOT_FOUND */
export async function readStandQuestion(
  db: Executor,
  exhibitorId: string,
  given: string,
): Promise<StandQuestion> {
  const hold = await findHold(db, readId(given), exhibitorId);
  const stand = hold && (await findStand(db, hold.standCode));
  if (!stand) throw new AppError('NOT_FOUND');
  const { code, size, prices } = stand;
  const pending = await findPending(db, exhibitorId);
  const head = pending === undefined ? undefined : await findReservationHead(db, pending);
  const nothing = { code, size, packages: [], totals: { replace: null, add: null } };
  if (!head) return nothing;
  const content = await readPriced(db, head);
  const wishes = await openWishes(db, head.id);
  const { open, beside } = matchStands(wishes, [{ size }]);
  if (open.length === 0 || beside.length === 0) return nothing;
  const own = { id: code, name: code, size: size ?? 0, quantity: 1, prices };
  const totalWith = (booths: PricedReservation['booths']) =>
    priceReservation(currentEdition(), { ...content, booths: [...booths, own] }, null).totals
      ?.payable ?? null;
  const placed = content.booths.filter(({ id }) => !wishes.some((wish) => wish.id === id));
  return {
    ...{ code, size },
    packages: open.map(({ name, size: wished, quantity }) => ({ name, size: wished, quantity })),
    totals: {
      replace: totalWith([...placed, ...withoutFirst(wishes, 1)]),
      add: totalWith(content.booths),
    },
  };
}
