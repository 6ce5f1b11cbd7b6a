import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { reservationLines, reservationOrders, reservations } from '../../tables/reservation';
import { insertLines, type LineKind, type NewLine, storedPrices } from './line.repository';

/** What decides whether an exhibitor may order; undefined when the reservation is not theirs. */
export async function findOwn(transaction: Executor, exhibitorId: string, id: string) {
  const [row] = await transaction
    .select({
      edition: reservations.edition,
      status: reservations.status,
      confirmedAt: reservations.confirmedAt,
    })
    .from(reservations)
    .where(and(eq(reservations.id, id), eq(reservations.exhibitorId, exhibitorId)));
  return row;
}

/** Whether an order of that key was carried out. The exhibitor is locked, so that the same one waits for it. */
export async function isOrdered(
  transaction: Executor,
  reservationId: string,
  key: string,
): Promise<boolean> {
  const rows = await transaction
    .select({ key: reservationOrders.key })
    .from(reservationOrders)
    .where(and(eq(reservationOrders.reservationId, reservationId), eq(reservationOrders.key, key)));
  return rows.length > 0;
}

export async function insertOrder(
  transaction: Executor,
  reservationId: string,
  key: string,
): Promise<void> {
  await transaction.insert(reservationOrders).values({ reservationId, key });
}

const ORDERED = isNotNull(reservationLines.orderedAt);

/**
 * Adds an ordered line; the same at the same price adds up into the one that is there. The exhibitor is locked.
 * @returns how many are ordered with it
 */
export async function orderLine(
  transaction: Executor,
  reservationId: string,
  kind: LineKind,
  line: NewLine,
): Promise<number> {
  const prices = JSON.stringify(storedPrices(line.prices));
  const [row] = await transaction
    .update(reservationLines)
    .set({
      quantity: sql`${reservationLines.quantity} + ${line.quantity}::int`,
      pieces: sql`coalesce(${reservationLines.pieces}, 0) + ${line.pieces ?? 0}::int`,
      item: line.item,
    })
    .where(
      and(
        eq(reservationLines.reservationId, reservationId),
        eq(reservationLines.kind, kind),
        eq(reservationLines.name, line.name),
        eq(reservationLines.unit, line.unit),
        sql`${reservationLines.prices} = ${prices}::jsonb`,
        ORDERED,
      ),
    )
    .returning({ quantity: reservationLines.quantity });
  if (row) return row.quantity;
  await insertLines(transaction, reservationId, kind, [line], new Date());
  return line.quantity;
}

/** @returns whether there was such a line, ordered by the exhibitor */
export async function deleteOrdered(
  transaction: Executor,
  reservationId: string,
  lineId: string,
): Promise<boolean> {
  const rows = await transaction
    .delete(reservationLines)
    .where(
      and(
        eq(reservationLines.id, lineId),
        eq(reservationLines.reservationId, reservationId),
        ORDERED,
      ),
    )
    .returning({ id: reservationLines.id });
  return rows.length > 0;
}
