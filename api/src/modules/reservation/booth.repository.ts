import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { inCurrentEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { reservationBooths, reservations } from '../../tables/reservation';

/** A line that keeps a stand. */
const LIVE = and(isNotNull(reservationBooths.standCode), isNull(reservationBooths.releasedAt));

export type Sale = {
  id: string;
  exhibitorId: string;
  reservationId: string;
  status: (typeof reservations.$inferSelect)['status'];
};

type NewBooth = {
  name: string;
  size: number;
  quantity: number;
  /** As of a priced line. */
  prices: Record<string, number>;
  standCode: string | null;
};

/**
 * Adds a line to a reservation, behind the others.
 * @returns its identifier; undefined when its stand is sold: the unique index on sales decides
 */
export async function insertBooth(
  transaction: Executor,
  reservationId: string,
  booth: NewBooth,
): Promise<string | undefined> {
  const position = await nextPosition(transaction, reservationId);
  const rows = await transaction
    .insert(reservationBooths)
    .values({
      ...booth,
      reservationId,
      position,
      reserved: false,
      edition: editionOfReservation(reservationId),
    })
    .onConflictDoNothing()
    .returning({ id: reservationBooths.id });
  return rows[0]?.id;
}

const editionOfReservation = (id: string) =>
  sql<number>`(select ${reservations.edition} from ${reservations} where ${reservations.id} = ${id})`;

/** Gives a line the terms of a package. */
export async function nameBooth(
  transaction: Executor,
  id: string,
  terms: Pick<NewBooth, 'name' | 'prices'>,
): Promise<void> {
  await transaction.update(reservationBooths).set(terms).where(eq(reservationBooths.id, id));
}

async function nextPosition(transaction: Executor, reservationId: string): Promise<number> {
  const [row] = await transaction
    .select({ next: sql<number>`coalesce(max(${reservationBooths.position}) + 1, 0)` })
    .from(reservationBooths)
    .where(eq(reservationBooths.reservationId, reservationId));
  return row?.next ?? 0;
}

/** The sale of a stand of the current edition, if it has one. */
export async function findSale(db: Executor, code: string): Promise<Sale | undefined> {
  const [sale] = await db
    .select({
      id: reservationBooths.id,
      exhibitorId: reservations.exhibitorId,
      reservationId: reservations.id,
      status: reservations.status,
    })
    .from(reservationBooths)
    .innerJoin(reservations, eq(reservations.id, reservationBooths.reservationId))
    .where(
      and(inCurrentEdition(reservationBooths.edition), eq(reservationBooths.standCode, code), LIVE),
    );
  return sale;
}

/** Codes of the stands that a reservation keeps. */
export async function soldCodes(db: Executor, reservationId: string): Promise<string[]> {
  const rows = await db
    .select({ code: reservationBooths.standCode })
    .from(reservationBooths)
    .where(and(eq(reservationBooths.reservationId, reservationId), LIVE))
    .orderBy(asc(reservationBooths.standCode));
  return rows.flatMap(({ code }) => (code === null ? [] : [code]));
}

/** The line keeps another stand from now on; its price stays. */
export async function moveBooth(
  transaction: Executor,
  id: string,
  { code, size }: { code: string; size: number | null },
): Promise<void> {
  const { name, standCode } = reservationBooths;
  await transaction
    .update(reservationBooths)
    .set({
      standCode: code,
      name: sql`replace(${name}, ${standCode}, ${code})`,
      ...(size === null ? {} : { size }),
    })
    .where(eq(reservationBooths.id, id));
}

export async function releaseBooth(transaction: Executor, id: string): Promise<void> {
  await transaction
    .update(reservationBooths)
    .set({ releasedAt: sql`now()`, reserved: false })
    .where(eq(reservationBooths.id, id));
}

/** Gives back every stand of a reservation. */
export async function releaseBooths(transaction: Executor, reservationId: string): Promise<void> {
  await transaction
    .update(reservationBooths)
    .set({ releasedAt: sql`now()`, reserved: false })
    .where(
      and(eq(reservationBooths.reservationId, reservationId), isNull(reservationBooths.releasedAt)),
    );
}

/** Marks what a confirmed reservation still keeps. */
export async function markReserved(transaction: Executor, reservationId: string): Promise<void> {
  await transaction
    .update(reservationBooths)
    .set({ reserved: true })
    .where(
      and(eq(reservationBooths.reservationId, reservationId), isNull(reservationBooths.releasedAt)),
    );
}

/** The lines of these reservations, in order; one that was given back is seen in a cancelled reservation only. */
export function listBooths(db: Executor, reservationIds: readonly string[]) {
  return db
    .select({
      id: reservationBooths.id,
      reservationId: reservationBooths.reservationId,
      quantity: reservationBooths.quantity,
      name: reservationBooths.name,
      size: reservationBooths.size,
      reserved: reservationBooths.reserved,
      code: reservationBooths.standCode,
    })
    .from(reservationBooths)
    .innerJoin(reservations, eq(reservations.id, reservationBooths.reservationId))
    .where(
      and(
        inArray(reservationBooths.reservationId, [...reservationIds]),
        sql`(${reservationBooths.releasedAt} is null or ${reservations.status} = 'cancelled')`,
      ),
    )
    .orderBy(asc(reservationBooths.position));
}
