import { makeReset, PASSWORD_RESET_TOPIC } from '../modules/account/password-reset.service';
import { NOTIFICATION_MAIL_TOPIC } from '../modules/notification/notification.topic';
import { mailNotification } from '../modules/notification/notification-mail';
import type { Db } from '../platform/database/database';
import type { OutboxRow } from '../platform/outbox/outbox.repository';
import { REMOVAL_TOPIC, removeOrdered } from '../platform/storage/removal';
import type { Storage } from '../platform/storage/storage';

/** Orders that the service carries out itself. */
export const CHORE_TOPICS = [REMOVAL_TOPIC, PASSWORD_RESET_TOPIC, NOTIFICATION_MAIL_TOPIC];

export type ChoreNeeds = { storage: Storage; publicUrl: string };

export async function doChore(
  db: Db,
  { storage, publicUrl }: ChoreNeeds,
  { topic, payload }: OutboxRow,
): Promise<void> {
  if (topic === REMOVAL_TOPIC) await removeOrdered(storage, payload);
  else if (topic === NOTIFICATION_MAIL_TOPIC) await mailNotification({ db, publicUrl }, payload);
  else await makeReset({ db, publicUrl }, payload);
}
