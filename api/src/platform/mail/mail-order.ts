import * as v from 'valibot';
import type { Executor } from '../database/database';
import { addOnceToOutbox, addToOutbox } from '../outbox/outbox.repository';

export const MAIL_TOPIC = 'mail';

/** No line break or other control character gets into a header (mail header injection). */
const headerSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(998), v.regex(/^\P{Cc}+$/u));
/** One bare address: no display name, no list. */
const addressSchema = v.pipe(headerSchema, v.email(), v.regex(/^[^\s,;<>"()]+$/));

export const mailOrderSchema = v.strictObject({
  to: addressSchema,
  /** Whoever answers writes to this address. */
  replyTo: v.optional(addressSchema),
  subject: headerSchema,
  text: v.string(),
  attachments: v.optional(
    v.array(
      v.strictObject({
        filename: v.pipe(headerSchema, v.regex(/^[\w.-]+$/)),
        contentType: v.pipe(headerSchema, v.regex(/^[\w.+-]+\/[\w.+-]+$/)),
        /** Base64. */
        content: v.pipe(v.string(), v.base64()),
      }),
    ),
    [],
  ),
});
export type MailOrder = v.InferInput<typeof mailOrderSchema>;

/**
 * Orders a mail in the caller's transaction; it leaves once that is committed, again and again until the server takes it.
 * @throws v.ValiError for an address or header that could smuggle in another
 */
export async function orderMail(transaction: Executor, order: MailOrder): Promise<void> {
  await addToOutbox(transaction, MAIL_TOPIC, [v.parse(mailOrderSchema, order)]);
}

/** The same for an order that may itself be carried out again: one mail for an identifier, whatever happens between. */
export async function orderMailOnce(
  transaction: Executor,
  id: string,
  order: MailOrder,
): Promise<void> {
  await addOnceToOutbox(transaction, MAIL_TOPIC, { id, payload: v.parse(mailOrderSchema, order) });
}
