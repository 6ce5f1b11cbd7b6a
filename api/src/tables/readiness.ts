import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** One row, which `/readyz` writes: a database that only reads is not ready. */
export const readiness = pgTable(
  'readiness',
  {
    id: integer('id').primaryKey(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [check('readiness_one_row', sql`${table.id} = 1`)],
);
