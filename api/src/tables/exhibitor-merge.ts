import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { exhibitors } from './exhibitor';

/** Exhibitors that were merged into another, so that a call which is sent again after a lost answer finds what it did. */
export const exhibitorMerges = pgTable('exhibitor_merges', {
  /** Of the exhibitor that is gone. */
  fromId: uuid('from_id').primaryKey(),
  intoId: uuid('into_id')
    .notNull()
    .references(() => exhibitors.id, { onDelete: 'cascade' }),
  /** Of the call. */
  key: uuid('key').notNull().unique(),
  /** Pages of the directory that gave way, as they were. */
  replacedPages: jsonb('replaced_pages').$type<unknown[]>().notNull(),
  createdAt: createdAt(),
});
