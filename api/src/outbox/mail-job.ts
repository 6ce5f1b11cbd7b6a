import * as v from 'valibot';
import type { Executor } from '../platform/database/database';
import { type Mail, mailSchema } from '../platform/mail/mail';
import { addJobOnce, addJobs } from './outbox.repository';

export const MAIL_TOPIC = 'mail';

/**
 * Adds the job of sending a mail in the caller's transaction; it is tried again until the mail server takes it.
 * @throws v.ValiError for an address or header that could smuggle in another
 */
export async function addMailJob(transaction: Executor, mail: Mail): Promise<void> {
  await addJobs(transaction, MAIL_TOPIC, [v.parse(mailSchema, mail)]);
}

/** The same from a job that may itself be done again: one mail for an identifier, whatever happens between. */
export async function addMailJobOnce(transaction: Executor, id: string, mail: Mail): Promise<void> {
  await addJobOnce(transaction, MAIL_TOPIC, { id, payload: v.parse(mailSchema, mail) });
}
