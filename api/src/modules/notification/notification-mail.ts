import { EDITION } from '@mosta/shared/domain/edition';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { addMailJobOnce } from '../../outbox/mail-job';
import type { Db } from '../../platform/database/database';
import { users } from '../../tables/account';
import { notifications } from '../../tables/notification';
import { notificationMailJobSchema } from './notification.topic';

/** Adds the mail that repeats a notification, once however often it is called; an account that was erased since gets none. */
export async function addNotificationMail(
  { db, publicUrl }: { db: Db; publicUrl: string },
  payload: unknown,
): Promise<void> {
  const { notification } = v.parse(notificationMailJobSchema, payload);
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ title: notifications.title, message: notifications.message, to: users.email })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(eq(notifications.id, notification))
      // An erasure waits, and then forgets the job too: no address outlives its account in the outbox.
      .for('share', { of: users });
    if (!row) return;
    await addMailJobOnce(transaction, notification, {
      to: row.to,
      subject: subjectOf(row.title),
      text: [
        'Bonjour,',
        `${row.title}\n${row.message}`,
        `Votre espace exposant\u00a0: ${publicUrl}/dashboard-exposant`,
        'Vous choisissez dans les paramètres de votre espace quelles notifications vous recevez par e-mail.',
        `${EDITION.contact.agency}\n${EDITION.contact.email}`,
      ].join('\n\n'),
    });
  });
}

/** Organisers may break a title into lines; a header must not be broken. */
function subjectOf(title: string): string {
  return title.replace(/\p{Cc}+/gu, ' ');
}
