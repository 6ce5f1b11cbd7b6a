import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { participations } from './participation';

/** Dossiers that were decided together with others, so that a call which is sent again after a lost answer decides none twice. */
export const participationSteps = pgTable(
  'participation_steps',
  {
    participationId: uuid('participation_id')
      .notNull()
      .references(() => participations.id, { onDelete: 'cascade' }),
    /** Of the call, made by the page. */
    key: uuid('key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.participationId, table.key] })],
);
