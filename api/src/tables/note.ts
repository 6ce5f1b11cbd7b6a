import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt, id } from './columns';
import { participations } from './participation';

/** What organisers write to each other about a participation (decision 0097). */
export const participationNotes = pgTable(
  'participation_notes',
  {
    id: id(),
    participationId: uuid('participation_id')
      .notNull()
      .references(() => participations.id, { onDelete: 'cascade' }),
    /** Null when the organiser’s account is gone. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    /** Of the call that wrote it, so that the same call writes no other. */
    key: uuid('key').notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('participation_notes_participation').on(table.participationId, table.createdAt),
  ],
);
