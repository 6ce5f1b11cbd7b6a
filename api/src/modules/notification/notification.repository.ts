import type { SendNotificationInput } from '@mosta/shared/schemas/notification.schema';
import { desc, eq } from 'drizzle-orm';
import type { Db, Executor } from '../../platform/database/database';
import { notifications, users } from '../../platform/database/schema';
import { addToOutbox } from '../../platform/outbox/outbox.repository';
import { NOTIFICATION_TOPIC } from './notification.topic';

/** Writes one notification a recipient and, in the same transaction, the order to send it. @returns how many */
export function insertNotifications(
  db: Db,
  { title, message, userId }: SendNotificationInput,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const recipients = await transaction
      .select({ id: users.id })
      .from(users)
      .where(userId === undefined ? eq(users.role, 'Exhibitor') : eq(users.id, userId));
    if (recipients.length === 0) return 0;
    const rows = await transaction
      .insert(notifications)
      .values(recipients.map(({ id }) => ({ userId: id, title, message })))
      .returning({ _id: notifications.id, userId: notifications.userId });
    await addToOutbox(
      transaction,
      NOTIFICATION_TOPIC,
      rows.map((row) => ({ userId: row.userId, notification: { _id: row._id, title, message } })),
    );
    return rows.length;
  });
}

const LIST_LIMIT = 100;

/** A user's latest notifications, the newest first. */
export async function listNotifications(db: Executor, userId: string) {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(LIST_LIMIT);
  return rows.map(({ id, title, message, createdAt }) => ({
    _id: id,
    title,
    message,
    sentAt: createdAt.toISOString(),
  }));
}
