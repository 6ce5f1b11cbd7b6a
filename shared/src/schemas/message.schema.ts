import * as v from 'valibot';
import { ROLES } from './account.schema';
import { longTextSchema } from './text.schema';

/** A message between an exhibitor and the organiser about one participation. */
export const messageSchema = v.object({
  _id: v.string(),
  author: v.picklist(ROLES),
  text: v.string(),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
  /** When the other party opened it; null before. */
  readAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type ParticipationMessage = v.InferOutput<typeof messageSchema>;

/** The oldest first. */
export const messageListSchema = v.array(messageSchema);

export const messageInputSchema = v.object({
  text: v.pipe(longTextSchema(2000), v.nonEmpty('Écrivez un message.')),
});
export type MessageInput = v.InferOutput<typeof messageInputSchema>;
