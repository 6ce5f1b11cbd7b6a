import type { Note, NoteInput } from '@mosta/shared/schemas/note.schema';
import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { countNotes, insertNote } from './note.repository';
import type { NoteSubject } from './note-subjects';

/** About one row: its list is read whole. */
const MOST_NOTES = 500;

/** Writes a note once for each key, with a line of the audit log. @throws AppError INVALID_INPUT for a key of another row, ALREADY_RECORDED for that of another text, TOO_MANY_NOTES */
export async function writeNote(
  transaction: Executor,
  { notes, action }: Pick<NoteSubject, 'notes' | 'action'>,
  actor: Actor,
  input: NoteInput & { about: string; authorId: string },
): Promise<Note> {
  const { written, about, note } = await insertNote(transaction, notes, input);
  if (about !== input.about) {
    throw new AppError('INVALID_INPUT', {
      errors: [{ path: 'key', message: 'Cette clé a déjà servi.' }],
    });
  }
  if (!written) {
    if (note.text !== input.text) throw new AppError('ALREADY_RECORDED');
    return note;
  }
  if ((await countNotes(transaction, notes, about)) > MOST_NOTES) {
    throw new AppError('TOO_MANY_NOTES');
  }
  await recordAuditEvent(transaction, actor, {
    ...{ action, subject: about, details: { note: note._id } },
  });
  return note;
}
