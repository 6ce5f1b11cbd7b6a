import type { NoteInput, ParticipationNote } from '@mosta/shared/schemas/note.schema';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { participationNotes as notes } from '../../tables/note';
import { ORGANIZER_REF } from '../account/organizer-ref';

/** All notes about a participation, the oldest first. */
export function listNotes(db: Executor, participationId: string): Promise<ParticipationNote[]> {
  return selectNotes(db, eq(notes.participationId, participationId));
}

export function countNotes(db: Executor, participationId: string): Promise<number> {
  return db.$count(notes, eq(notes.participationId, participationId));
}

/** Writes a note once for each key. @returns whether this call has written it, and the note of the key */
export async function insertNote(
  transaction: Executor,
  participationId: string,
  authorId: string,
  { text, key }: NoteInput,
): Promise<{ written: boolean; about: string; note: ParticipationNote }> {
  const inserted = await transaction
    .insert(notes)
    .values({ participationId, authorId, body: text, key })
    .onConflictDoNothing({ target: notes.key })
    .returning({ id: notes.id });
  const [row] = await transaction
    .select({ about: notes.participationId })
    .from(notes)
    .where(eq(notes.key, key));
  const [note] = await selectNotes(transaction, eq(notes.key, key));
  if (!row || !note) throw new Error('The note was not written');
  return { written: inserted.length > 0, about: row.about, note };
}

async function selectNotes(db: Executor, where: SQL): Promise<ParticipationNote[]> {
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
