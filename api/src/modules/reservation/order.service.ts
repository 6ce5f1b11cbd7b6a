import { orderWindow } from '@mosta/shared/domain/deadlines';
import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import type { OrderInput } from '@mosta/shared/schemas/order.schema';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import type { CartItem } from '@mosta/shared/schemas/simulation.schema';
import { currentEdition, editionOf } from '../../current-edition';
import { refuseFormer } from '../../in-edition';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { lockExhibitor } from '../account/account-lock';
import { readItems } from '../catalogue/catalogue.service';
import { lockStock, type Shortage } from '../catalogue/stock.repository';
import { shareSalesLock } from '../stand/sales-lock';
import { kindOf, lineOf } from './item-line';
import { deleteOrdered, findOwn, insertOrder, isOrdered, orderLine } from './order.repository';
import { findReservation } from './reservation.repository';
import { shortageText } from './shortage-text';

/** As many of one line as an organiser can enter. */
const MOST = 99_999;

/**
 * Orders items of today's catalogue for one's own reservation, at today's prices. An order that comes again by the same
 * key changes nothing, even where orders have been closed since.
 * @throws AppError NOT_FOUND, also for another's; EDITION_FORMER; ORDERS_CLOSED; NO_LONGER_OFFERED; OUT_OF_STOCK; INVALID_INPUT
 */
export function order(
  db: Db,
  exhibitorId: string,
  given: string,
  { key, items }: OrderInput,
): Promise<Reservation> {
  return change(db, exhibitorId, given, async (transaction, id, demandOpen) => {
    if (key !== undefined && (await isOrdered(transaction, id, key))) return;
    demandOpen();
    const offered = new Map(
      (await readItems(transaction, currentEdition())).map((item) => [item._id, item]),
    );
    const gone = items.filter(({ _id }) => !offered.has(_id)).map(({ _id }) => _id);
    if (gone.length > 0) {
      throw new AppError('NO_LONGER_OFFERED', { detail: `À retirer\u00a0: ${gone.join(', ')}.` });
    }
    const short = await lockStock(transaction, items);
    if (short.length > 0) throw outOfStock(short, items);
    for (const [index, wanted] of items.entries()) {
      const item = chosen(offered.get(wanted._id), wanted);
      const ordered = await orderLine(transaction, id, kindOf(item), lineOf(item));
      if (ordered > MOST) throw tooMany(index);
    }
    if (key !== undefined) await insertOrder(transaction, id, key);
  });
}

/** @throws AppError NOT_FOUND, also for a line that was not ordered so; EDITION_FORMER; ORDERS_CLOSED */
export function takeBack(
  db: Db,
  exhibitorId: string,
  given: string,
  line: string,
): Promise<Reservation> {
  const lineId = readId(line);
  return change(db, exhibitorId, given, async (transaction, id, demandOpen) => {
    demandOpen();
    if (!(await deleteOrdered(transaction, id, lineId))) throw new AppError('NOT_FOUND');
  });
}

/** Organisers' actions wait for it: a confirmation may replace the ordered lines. */
async function change(
  db: Db,
  exhibitorId: string,
  given: string,
  work: (transaction: Executor, id: string, demandOpen: () => void) => Promise<void>,
): Promise<Reservation> {
  const id = readId(given);
  const answer = await db.transaction(async (transaction) => {
    await shareSalesLock(transaction);
    if (!(await lockExhibitor(transaction, exhibitorId))) throw new AppError('UNAUTHENTICATED');
    const head = await findOwn(transaction, exhibitorId, id);
    if (!head) throw new AppError('NOT_FOUND');
    await refuseFormer(transaction, head.edition);
    await work(transaction, id, () => {
      if (!orderWindow(head, editionOf(head.edition), new Date()).open)
        throw new AppError('ORDERS_CLOSED');
    });
    return findReservation(transaction, id);
  });
  if (!answer) throw new AppError('NOT_FOUND');
  return answer;
}

function chosen(
  item: CatalogueItem | undefined,
  { quantity, days }: OrderInput['items'][number],
): CartItem {
  if (!item) throw new AppError('NO_LONGER_OFFERED');
  return { ...item, quantity, days };
}

function outOfStock(short: readonly Shortage[], items: OrderInput['items']): AppError {
  const sentences = short.map(shortageText);
  return new AppError('OUT_OF_STOCK', {
    detail: sentences.join(' '),
    errors: short.map(({ _id }, index) => ({
      path: `items.${items.findIndex((item) => item._id === _id)}.quantity`,
      message: sentences[index] ?? '',
    })),
  });
}

const tooMany = (index: number) =>
  new AppError('INVALID_INPUT', {
    errors: [
      {
        path: `items.${index}.quantity`,
        message: 'Avec ce qui est déjà commandé, c’est plus que ce qui peut l’être.',
      },
    ],
  });
