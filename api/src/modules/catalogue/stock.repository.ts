import { leftOf } from '@mosta/shared/domain/stock';
import type { ItemContent } from '@mosta/shared/schemas/item-content.schema';
import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { inEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { contentEntries } from '../../tables/content';
import { editions } from '../../tables/edition';
import { reservationLines, reservations } from '../../tables/reservation';

/**
 * How many pieces of each article are ordered in the edition: cancelled reservations do not count.
 * @param year of another edition than the current one
 */
export async function listOrdered(
  db: Executor,
  year?: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      item: reservationLines.item,
      pieces: sql<number>`coalesce(sum(${reservationLines.pieces}), 0)::int`,
    })
    .from(reservationLines)
    .innerJoin(reservations, eq(reservations.id, reservationLines.reservationId))
    .where(
      and(
        isNotNull(reservationLines.item),
        inEdition(reservations.edition, year),
        ne(reservations.status, 'cancelled'),
      ),
    )
    .groupBy(reservationLines.item);
  return new Map(rows.flatMap(({ item, pieces }) => (item === null ? [] : [[item, pieces]])));
}

type Wanted = { _id: string; quantity: number };

/** An article of which less is left than is wanted. */
export type Shortage = { _id: string; name: string; left: number };

/**
 * Keeps the stock of articles as it is until the transaction ends, so that of two orders for the last one the later waits,
 * and finds it taken.
 * @returns the articles of which less is left than is wanted
 */
export async function lockStock(
  transaction: Executor,
  wanted: readonly Wanted[],
): Promise<Shortage[]> {
  const limited = await transaction
    .select({ key: contentEntries.key, published: contentEntries.published })
    .from(contentEntries)
    .innerJoin(editions, eq(editions.id, contentEntries.editionId))
    .where(
      and(
        eq(editions.current, true),
        eq(contentEntries.kind, 'item'),
        inArray(
          contentEntries.key,
          wanted.map(({ _id }) => _id),
        ),
        isNotNull(sql`${contentEntries.published} ->> 'stock'`),
      ),
    )
    .orderBy(asc(contentEntries.key))
    .for('no key update', { of: contentEntries });
  if (limited.length === 0) return [];
  const ordered = await listOrdered(transaction);
  return limited.flatMap(({ key, published }) => {
    // The condition above says which content the row has.
    const { stock, name } = published as ItemContent;
    const left = leftOf(stock, ordered.get(key) ?? 0);
    const asked = wanted.find(({ _id }) => _id === key)?.quantity ?? 0;
    return left === null || asked <= left ? [] : [{ _id: key, name: name.fr, left }];
  });
}
