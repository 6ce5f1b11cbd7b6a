import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type Dated = PgTable & { id: PgColumn; createdAt: PgColumn };

/**
 * What follows the row of that identifier in a list sorted by `created_at` and `id`, the newest first. Compared within
 * the database, whose instants are finer than JavaScript's. An unknown identifier is followed by nothing.
 */
export function olderThan(table: Dated, id: string): SQL {
  return sql`(${table.createdAt}, ${table.id}) < (select "last"."created_at", "last"."id" from ${table} "last" where "last"."id" = ${id})`;
}
