import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import { asc, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { catalogueItems } from '../../tables/catalogue';

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
