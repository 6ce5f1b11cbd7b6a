import * as v from 'valibot';
import type { Executor } from '../platform/database/database';
import { type Mail, mailSchema } from '../platform/mail/mail';
import { composeFairLetter, type FairLetter } from './fair-letter';
import { addJobOnce, addJobs } from './outbox.repository';

export const MAIL_TOPIC = 'mail';

/** A mail as it is ordered: to whom, and what it says. */
export type MailOrder = Pick<Mail, 'to' | 'replyTo' | 'attachments'> & { letter: FairLetter };

/**
 * Adds the job of sending a mail in the caller's transaction; it is tried again until the mail server takes it.
 * @throws v.ValiError for an address or header that could smuggle in another
 */
export async function addMailJob(transaction: Executor, order: MailOrder): Promise<void> {
  await addJobs(transaction, MAIL_TOPIC, [mailOf(order)]);
}

/** The same from a job that may itself be done again: one mail for an identifier, whatever happens between. */
export async function addMailJobOnce(
  transaction: Executor,
  id: string,
  order: MailOrder,
): Promise<void> {
  await addJobOnce(transaction, MAIL_TOPIC, { id, payload: mailOf(order) });
}

function mailOf({ letter, ...envelope }: MailOrder): Mail {
  return v.parse(mailSchema, { ...envelope, ...composeFairLetter(letter) });
}
