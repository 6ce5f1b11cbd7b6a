import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { MAIL_TOPIC } from '../../src/outbox/mail-job';
import { mailSchema } from '../../src/platform/mail/mail';
import type { TestApp } from './test-app';

const rowSchema = v.object({ payload: mailSchema });

/**
 * Keeps a copy of every mail that is ordered, since what a mail carried is forgotten once it has left.
 * @returns reads the mails ordered for an address, the first one first
 */
export async function keepMailJobs({ database: { db } }: TestApp) {
  await db.execute(sql`create table kept_mails (position serial, payload jsonb)`);
  await db.execute(sql`create function keep_mail() returns trigger language plpgsql as $$
    begin insert into kept_mails (payload) values (new.payload); return null; end $$`);
  await db.execute(sql`create trigger keep_mail after insert on outbox for each row
    when (new.topic = ${sql.raw(`'${MAIL_TOPIC}'`)}) execute function keep_mail()`);
  return async (address: string) => {
    const { rows } = await db.execute(
      sql`select payload from kept_mails where payload->>'to' = ${address} order by position`,
    );
    return rows.map((row) => v.parse(rowSchema, row).payload);
  };
}
