import type { PricedReservation, ReservedBooth } from '@mosta/shared/domain/statement';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { isAnyOf } from '../../platform/database/any-of';
import type { Executor } from '../../platform/database/database';
import { reservationBooths, reservationLines } from '../../tables/reservation';
import { stands } from '../../tables/stand';
import type { ReservationHead } from '../reservation/reservation-head.repository';

type PricedHead = Pick<ReservationHead, 'id' | 'currency' | 'promo'>;

/** What a reservation keeps, with the prices of its lines; a stand's own where its line was sold before it had one. */
export async function readPriced(db: Executor, head: PricedHead): Promise<PricedReservation> {
  const [priced] = await readAllPriced(db, [head]);
  if (!priced) throw new Error('A reservation without what it keeps');
  return priced;
}

/** The same of several, in their order, by two statements beside each other. */
export async function readAllPriced(
  db: Executor,
  heads: readonly PricedHead[],
): Promise<PricedReservation[]> {
  const ids = heads.map(({ id }) => id);
  const booths = await db
    .select({
      reservation: reservationBooths.reservationId,
      id: reservationBooths.id,
      name: reservationBooths.name,
      size: reservationBooths.size,
      quantity: reservationBooths.quantity,
      prices: sql<Record<
        string,
        number
      > | null>`coalesce(${reservationBooths.prices}, ${stands.prices})`,
    })
    .from(reservationBooths)
    .leftJoin(
      stands,
      and(
        eq(stands.edition, reservationBooths.edition),
        eq(stands.code, reservationBooths.standCode),
      ),
    )
    .where(and(isAnyOf(reservationBooths.reservationId, ids), isNull(reservationBooths.releasedAt)))
    .orderBy(asc(reservationBooths.position));
  const items = await db
    .select()
    .from(reservationLines)
    .where(isAnyOf(reservationLines.reservationId, ids))
    .orderBy(desc(reservationLines.kind), asc(reservationLines.position));
  const boothsOf = groupBy(booths, ({ reservation }) => reservation);
  const itemsOf = groupBy(items, ({ reservationId }) => reservationId);
  return heads.map(({ id, currency, promo }) => ({
    ...{ currency, promo },
    booths: (boothsOf.get(id) ?? []).map(({ reservation: _, ...booth }) => booth),
    items: itemsOf.get(id) ?? [],
  }));
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Packages of a reservation for which no stand is chosen yet, in order. */
export async function openWishes(db: Executor, reservationId: string): Promise<ReservedBooth[]> {
  const { id, name, size, quantity, prices } = reservationBooths;
  return db
    .select({ id, name, size, quantity, prices })
    .from(reservationBooths)
    .where(
      and(
        eq(reservationBooths.reservationId, reservationId),
        isNull(reservationBooths.standCode),
        isNull(reservationBooths.releasedAt),
      ),
    )
    .orderBy(asc(reservationBooths.position));
}
