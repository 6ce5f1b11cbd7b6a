import type { ConsentSubject } from '@mosta/shared/schemas/consent.schema';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Who agreed to which text, and when (law 18-07); removed with its subject. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subjectKind: text('subject_kind').$type<ConsentSubject>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Version of the text that was shown. */
    version: text('version').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('consents_subject').on(table.subjectKind, table.subjectId, table.version),
    check('consents_kind', sql`${table.subjectKind} in ('account', 'staff', 'badge')`),
  ],
);
