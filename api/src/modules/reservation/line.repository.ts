import type { ReservationLineInput } from '@mosta/shared/schemas/reservation.schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { reservationLines } from '../../tables/reservation';

export type LineKind = (typeof reservationLines.$inferSelect)['kind'];

/**
 * Adds lines of one kind, behind the others.
 * @param orderedAt of lines that the exhibitor orders afterwards
 */
export async function insertLines(
  transaction: Executor,
  reservationId: string,
  kind: LineKind,
  lines: readonly ReservationLineInput[],
  orderedAt: Date | null = null,
): Promise<void> {
  if (lines.length === 0) return;
  const [row] = await transaction
    .select({ next: sql<number>`coalesce(max(${reservationLines.position}) + 1, 0)` })
    .from(reservationLines)
    .where(and(eq(reservationLines.reservationId, reservationId), eq(reservationLines.kind, kind)));
  const first = row?.next ?? 0;
  await transaction.insert(reservationLines).values(
    lines.map(({ name, unit, quantity, prices }, index) => ({
      ...{ reservationId, kind, position: first + index, orderedAt },
      ...{ name, unit, quantity, prices: storedPrices(prices) },
    })),
  );
}

/** Puts lines in the place of those of one kind. */
export async function replaceLines(
  transaction: Executor,
  reservationId: string,
  kind: LineKind,
  lines: readonly ReservationLineInput[],
): Promise<void> {
  await transaction
    .delete(reservationLines)
    .where(and(eq(reservationLines.reservationId, reservationId), eq(reservationLines.kind, kind)));
  await insertLines(transaction, reservationId, kind, lines);
}

/** A currency without price is left out: « Sur devis ». */
export function storedPrices(prices: ReservationLineInput['prices']): Record<string, number> {
  return Object.fromEntries(
    Object.entries(prices).flatMap(([currency, price]) =>
      price === undefined ? [] : [[currency, price]],
    ),
  );
}
