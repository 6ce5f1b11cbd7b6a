import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { instant } from './columns';

/** What an exhibitor shows of itself in the directory. */
export const exhibitorPages = pgTable('exhibitor_pages', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  sector: text('sector').notNull(),
  country: text('country').notNull(),
  description: text('description').notNull(),
  website: text('website'),
  published: boolean('published').notNull(),
  /** Since when an organiser keeps it out of the directory, whatever its exhibitor saves; null otherwise. */
  withdrawnAt: instant('withdrawn_at'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
