import type { Note, NoteInput } from '@mosta/shared/schemas/note.schema';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import type { NoteTable } from '../../tables/note';
import { ORGANIZER_REF } from '../account/organizer-ref';

/** All notes about a row, the oldest first. */
export function listNotes(db: Executor, notes: NoteTable, about: string): Promise<Note[]> {
  return selectNotes(db, notes, eq(notes.about, about));
}

export function countNotes(db: Executor, notes: NoteTable, about: string): Promise<number> {
  return db.$count(notes, eq(notes.about, about));
}

/** Writes a note once for each key. @returns whether this call has written it, and the note of the key */
export async function insertNote(
  transaction: Executor,
  notes: NoteTable,
  { about, authorId, text, key }: NoteInput & { about: string; authorId: string },
): Promise<{ written: boolean; about: string; note: Note }> {
  const inserted = await transaction
    .insert(notes)
    .values({ about, authorId, body: text, key })
    .onConflictDoNothing({ target: notes.key })
    .returning({ id: notes.id });
  const [row] = await transaction
    .select({ about: notes.about })
    .from(notes)
    .where(eq(notes.key, key));
  const [note] = await selectNotes(transaction, notes, eq(notes.key, key));
  if (!row || !note) throw new Error('The note was not written');
  return { written: inserted.length > 0, about: row.about, note };
}

async function selectNotes(db: Executor, notes: NoteTable, where: SQL): Promise<Note[]> {
  const rows = await db
    .select({ note: notes, author: ORGANIZER_REF })
    .from(notes)
    .leftJoin(users, eq(users.id, notes.authorId))
    .where(where)
    .orderBy(asc(notes.createdAt), asc(notes.id));
  return rows.map(({ note: { id, body, createdAt }, author }) => ({
    ...{ _id: id, text: body, author: author?._id ? author : null },
    writtenAt: createdAt.toISOString(),
  }));
}
