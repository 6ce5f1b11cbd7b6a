import { DASHBOARD } from '@mosta/shared/domain/dashboard-link';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { addMailJobOnce } from '../../outbox/mail-job';
import type { Db } from '../../platform/database/database';
import { users } from '../../tables/account';
import { notifications } from '../../tables/notification';
import { wordsIn } from './notice';
import { notificationMailJobSchema } from './notification.topic';
import { notificationLetter } from './notification-letter';

/**
 * Adds the mail that repeats a notification, once however often it is called. An account that was erased since gets
 * none, and neither does an address that nobody confirmed: it may be a stranger's.
 */
export async function addNotificationMail(
  { db, publicUrl }: { db: Db; publicUrl: string },
  payload: unknown,
): Promise<void> {
  const { notification } = v.parse(notificationMailJobSchema, payload);
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({
        title: notifications.title,
        message: notifications.message,
        texts: notifications.texts,
        link: notifications.link,
        to: users.email,
        language: users.language,
      })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(and(eq(notifications.id, notification), isNotNull(users.emailVerifiedAt)))
      // An erasure waits, and then forgets the job too: no address outlives its account in the outbox.
      .for('share', { of: users });
    if (!row) return;
    const { to, language } = row;
    const link = publicUrl + (row.link ?? DASHBOARD);
    await addMailJobOnce(transaction, notification, {
      to,
      letter: notificationLetter(language, { ...wordsIn(language, row), link }),
    });
  });
}
