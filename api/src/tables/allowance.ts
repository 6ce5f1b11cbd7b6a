import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What has been used of allowances whose window has not ended; addresses are in the key as a keyed hash. */
export const allowanceCounts = pgTable(
  'allowance_counts',
  {
    key: text('key').primaryKey(),
    used: bigint('used', { mode: 'number' }).notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('allowance_counts_ends').on(table.endsAt)],
);
