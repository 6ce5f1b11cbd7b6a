import type { ReservationLineInput } from '@mosta/shared/schemas/reservation.schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { reservationLines } from '../../tables/reservation';

export type LineKind = (typeof reservationLines.$inferSelect)['kind'];

/** A line, and what it takes of the stock of an article where it is one of the catalogue. */
export type NewLine = ReservationLineInput & { item?: string | null; pieces?: number | null };

/**
 * Adds lines of one kind, behind the others.
 * @param orderedAt of lines that the exhibitor orders afterwards
 */
export async function insertLines(
  transaction: Executor,
  reservationId: string,
  kind: LineKind,
  lines: readonly NewLine[],
  orderedAt: Date | null = null,
): Promise<void> {
  if (lines.length === 0) return;
  const [row] = await transaction
    .select({ next: sql<number>`coalesce(max(${reservationLines.position}) + 1, 0)` })
    .from(reservationLines)
    .where(and(eq(reservationLines.reservationId, reservationId), eq(reservationLines.kind, kind)));
  const first = row?.next ?? 0;
  await transaction.insert(reservationLines).values(
    lines.map(({ name, unit, quantity, prices, item, pieces }, index) => ({
      ...{ reservationId, kind, position: first + index, orderedAt },
      ...{ name, unit, quantity, prices: storedPrices(prices), item, pieces },
    })),
  );
}

/** Puts lines in the place of those of one kind; one of the same name and unit stays the article that it was. */
export async function replaceLines(
  transaction: Executor,
  reservationId: string,
  kind: LineKind,
  lines: readonly ReservationLineInput[],
): Promise<void> {
  const former = await transaction
    .delete(reservationLines)
    .where(and(eq(reservationLines.reservationId, reservationId), eq(reservationLines.kind, kind)))
    .returning();
  const articles = former.filter(({ item }) => item !== null);
  const known = lines.map((line): NewLine => {
    const same = ({ name, unit }: (typeof former)[number]) =>
      name === line.name && unit === line.unit;
    const at = articles.findIndex(same);
    const [article] = at < 0 ? [] : articles.splice(at, 1);
    if (!article) return line;
    const pieces = Math.ceil(((article.pieces ?? 0) * line.quantity) / article.quantity);
    return { ...line, item: article.item, pieces };
  });
  await insertLines(transaction, reservationId, kind, known);
}

/** A currency without price is left out: « Sur devis ». */
export function storedPrices(prices: ReservationLineInput['prices']): Record<string, number> {
  return Object.fromEntries(
    Object.entries(prices).flatMap(([currency, price]) =>
      price === undefined ? [] : [[currency, price]],
    ),
  );
}
