import { EDITION } from '@mosta/shared/domain/edition';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { orderMailOnce } from '../../platform/mail/mail-order';
import { users } from '../../tables/account';
import { notifications } from '../../tables/notification';
import { notificationMailOrderSchema } from './notification.topic';

/** Orders the mail that repeats a notification, once however often it is asked; an account that was erased since gets none. */
export async function mailNotification(
  { db, publicUrl }: { db: Db; publicUrl: string },
  order: unknown,
): Promise<void> {
  const { notification } = v.parse(notificationMailOrderSchema, order);
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ title: notifications.title, message: notifications.message, to: users.email })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(eq(notifications.id, notification))
      // An erasure waits, and then forgets the order too: no address outlives its account in the outbox.
      .for('share', { of: users });
    if (!row) return;
    await orderMailOnce(transaction, notification, {
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
