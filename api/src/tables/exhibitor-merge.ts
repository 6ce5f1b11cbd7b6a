import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt } from './columns';
import { exhibitors } from './exhibitor';

/** Exhibitors that were merged into another, so that a call which is sent again after a lost answer finds what it did. */
export const exhibitorMerges = pgTable(
  'exhibitor_merges',
  {
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
  },
  (table) => [index('exhibitor_merges_into').on(table.intoId)],
);

/** Pairs of exhibitors of which an organiser said that they are two companies, however alike they look (decision 0113). */
export const exhibitorDistinctions = pgTable(
  'exhibitor_distinctions',
  {
    /** The smaller identifier of the two: a pair has one row, whichever is named first. */
    oneId: uuid('one_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    /** Null once the account is gone. */
    saidBy: uuid('said_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.oneId, table.otherId] }),
    index('exhibitor_distinctions_other').on(table.otherId),
    index('exhibitor_distinctions_said_by').on(table.saidBy),
    check('exhibitor_distinctions_sequence', sql`${table.oneId} < ${table.otherId}`),
  ],
);
