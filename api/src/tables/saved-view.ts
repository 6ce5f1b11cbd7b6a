import type { ViewTable } from '@mosta/shared/schemas/saved-view.schema';
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt, id } from './columns';

/** Views of tables that organisers keep for themselves. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    table: text('table').$type<ViewTable>().notNull(),
    name: text('name').notNull(),
    /** What comes after `?` in the page's address. */
    filters: text('filters').notNull(),
    createdAt: createdAt(),
  },
  (columns) => [unique('saved_views_name').on(columns.userId, columns.table, columns.name)],
);
