import { type AnyPgColumn, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt, id } from './columns';
import { participations } from './participation';
import { staffApplications } from './staff';

/** What organisers write to each other about a row of another table, with which it goes (decision 0097). */
function notesAbout(subject: string, table: string, column: () => AnyPgColumn) {
  return pgTable(
    table,
    {
      id: id(),
      /** What the note is about. */
      about: uuid(`${subject}_id`).notNull().references(column, { onDelete: 'cascade' }),
      /** Null when the organiser’s account is gone. */
      authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
      body: text('body').notNull(),
      /** Of the call that wrote it, so that the same call writes no other. */
      key: uuid('key').notNull().unique(),
      createdAt: createdAt(),
    },
    (columns) => [index(`${table}_${subject}`).on(columns.about, columns.createdAt)],
  );
}

export const participationNotes = notesAbout(
  'participation',
  'participation_notes',
  () => participations.id,
);
export const staffNotes = notesAbout('application', 'staff_notes', () => staffApplications.id);

export type NoteTable = typeof participationNotes;
