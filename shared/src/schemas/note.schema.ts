import * as v from 'valibot';
import { organizerRefSchema } from './participation.schema';
import { sendingKeySchema } from './sending-key.schema';
import { longTextSchema } from './text.schema';

/** What an organiser wrote to colleagues about a participation or an application; no page of its subject shows it. */
export const noteSchema = v.object({
  _id: v.string(),
  text: v.string(),
  /** Null when the organiser's account is gone. */
  author: v.nullable(organizerRefSchema),
  writtenAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type Note = v.InferOutput<typeof noteSchema>;

/** The oldest first. */
export const noteListSchema = v.array(noteSchema);

export const noteInputSchema = v.object({
  text: v.pipe(longTextSchema(2000), v.nonEmpty('Écrivez une note.')),
  key: sendingKeySchema,
});
export type NoteInput = v.InferOutput<typeof noteInputSchema>;
