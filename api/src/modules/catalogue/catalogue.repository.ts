import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { catalogueItems } from '../../tables/catalogue';
import { promoCodes } from '../../tables/promo-code';

/** What is offered now, in the organiser's order. */
export async function listItems(db: Executor): Promise<CatalogueItem[]> {
  const rows = await db
    .select()
    .from(catalogueItems)
    .where(isNull(catalogueItems.withdrawnAt))
    .orderBy(asc(catalogueItems.position), asc(catalogueItems.id));
  return rows.map(({ id, position: _position, withdrawnAt: _withdrawnAt, ...item }) => ({
    _id: id,
    ...item,
  }));
}

export type PromoRow = Pick<
  typeof promoCodes.$inferSelect,
  'code' | 'discountType' | 'discountValue' | 'currency'
>;

/** A code that is valid now by the database's clock, since processes may disagree. */
export async function findValidPromo(db: Executor, code: string): Promise<PromoRow | undefined> {
  const { discountType, discountValue, currency, validFrom, validUntil } = promoCodes;
  const [row] = await db
    .select({ code: promoCodes.code, discountType, discountValue, currency })
    .from(promoCodes)
    .where(
      and(
        eq(promoCodes.code, code),
        sql`(${validFrom} is null or ${validFrom} <= now())`,
        sql`(${validUntil} is null or ${validUntil} > now())`,
      ),
    );
  return row;
}
