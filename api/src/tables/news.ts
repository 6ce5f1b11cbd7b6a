import { boolean, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { ofEdition } from './edition';

/**
 * News of former releases, from which they are carried to `content_entries` (migration 0036). Only processes of such a
 * release read and write it.
 */
export const news = pgTable(
  'news',
  {
    id: id(),
    edition: ofEdition(),
    /** Names the items that the fair began with; null for the others. */
    seed: text('seed').unique(),
    title: text('title').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    category: text('category').notNull(),
    content: text('content').notNull(),
    important: boolean('important').notNull(),
    createdAt: createdAt(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('news_date').on(table.date)],
);
