import type { ConsentSubject } from '@mosta/shared/schemas/consent.schema';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** Who agreed to which text, and when (law 18-07); removed with its subject. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    subjectKind: text('subject_kind').$type<ConsentSubject>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Version of the text that was shown. */
    version: text('version').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('consents_subject').on(table.subjectKind, table.subjectId, table.version),
    check(
      'consents_kind',
      sql`${table.subjectKind} in ('account', 'staff', 'badge', 'badge-contacts')`,
    ),
  ],
);
