import { orderWindow } from '@mosta/shared/domain/deadlines';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import type { Promo } from '@mosta/shared/schemas/simulation.schema';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { editionOf } from '../../current-edition';
import { inCurrentEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { reservationLines, reservations } from '../../tables/reservation';
import { listBooths } from './booth.repository';
import { ENDS_AT } from './reservation-end.repository';

type Head = Pick<
  typeof reservations.$inferSelect,
  'id' | 'edition' | 'currency' | 'status' | 'confirmedAt' | 'expiresAt'
>;

type LineRow = typeof reservationLines.$inferSelect;

/** What `withContents` needs of a reservation. */
export const HEAD = {
  id: reservations.id,
  edition: reservations.edition,
  currency: reservations.currency,
  status: reservations.status,
  confirmedAt: reservations.confirmedAt,
  expiresAt: ENDS_AT,
};

/** An exhibitor's reservations of the current edition, the oldest first. */
export async function listReservations(db: Executor, exhibitorId: string): Promise<Reservation[]> {
  const heads = await db
    .select(HEAD)
    .from(reservations)
    .where(and(inCurrentEdition(reservations.edition), eq(reservations.exhibitorId, exhibitorId)))
    .orderBy(asc(reservations.createdAt), asc(reservations.id));
  return withContents(db, heads);
}

export async function findReservation(db: Executor, id: string): Promise<Reservation | undefined> {
  const heads = await db.select(HEAD).from(reservations).where(eq(reservations.id, id));
  return (await withContents(db, heads))[0];
}

/** Reservations with their booths and lines, in the given order. */
export async function withContents(db: Executor, heads: readonly Head[]): Promise<Reservation[]> {
  if (heads.length === 0) return [];
  const ids = heads.map(({ id }) => id);
  const booths = await listBooths(db, ids);
  const lines = await db
    .select()
    .from(reservationLines)
    .where(inArray(reservationLines.reservationId, ids))
    // Supplies, services, prints.
    .orderBy(desc(reservationLines.kind), asc(reservationLines.position));
  const now = new Date();
  return heads.map(({ id, edition, status, currency, confirmedAt, expiresAt }) => {
    const own = lines.filter((line) => line.reservationId === id);
    const { open, deadline } = orderWindow({ status, confirmedAt }, editionOf(edition), now);
    const ordered = (line: LineRow) => ({
      ...{ _id: line.id, quantity: line.quantity },
      removable: open && line.orderedAt !== null,
    });
    return {
      _id: id,
      status,
      currency,
      expires: expiresAt?.toISOString() ?? null,
      booths: booths
        .filter((booth) => booth.reservationId === id)
        .map(({ id: _id, quantity, name, size, reserved, code }) => ({
          _id,
          quantity,
          booth: { name, size, reserved, code },
        })),
      communication: own
        .filter((line) => line.kind === 'communication')
        .map((line) => ({ ...ordered(line), prints: priced(line) })),
      services: own
        .filter((line) => line.kind !== 'communication')
        .map((line) => ({
          ...ordered(line),
          group: line.kind === 'supply' ? ('Fournitures' as const) : ('Service' as const),
          supplement: priced(line),
        })),
      orders: { open, deadline: deadline?.toISOString() ?? null },
    };
  });
}

function priced({ name, unit, prices }: LineRow) {
  return { name, unit, prices };
}

/** @returns the id of a new pending reservation */
export async function insertPending(
  transaction: Executor,
  exhibitorId: string,
  currency: Head['currency'],
): Promise<string> {
  const [row] = await transaction
    .insert(reservations)
    .values({ exhibitorId, currency, status: 'pending' })
    .returning({ id: reservations.id });
  if (!row) throw new Error('The reservation was not written');
  return row.id;
}

/** The exhibitor's pending reservation, the latest of several. */
export async function findPending(
  transaction: Executor,
  exhibitorId: string,
): Promise<string | undefined> {
  const [row] = await transaction
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        inCurrentEdition(reservations.edition),
        eq(reservations.exhibitorId, exhibitorId),
        eq(reservations.status, 'pending'),
      ),
    )
    .orderBy(desc(reservations.createdAt), desc(reservations.id))
    .limit(1);
  return row?.id;
}

/** Keeps what the quote that filled a reservation takes off. */
export async function setPromo(
  transaction: Executor,
  id: string,
  promo: Promo | null,
): Promise<void> {
  await transaction.update(reservations).set({ promo }).where(eq(reservations.id, id));
}
