import type { Language } from '@mosta/shared/contract/languages';
import { type DashboardPlace, dashboardLink } from '@mosta/shared/domain/dashboard-link';
import type {
  ReceivedNotification,
  SendNotificationInput,
} from '@mosta/shared/schemas/notification.schema';
import {
  DEFAULT_NOTIFICATION_CHOICES,
  type NotificationCategory,
} from '@mosta/shared/schemas/notification-choices.schema';
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { jobsEvent } from '../../outbox/outbox.repository';
import { notifyAfterCommit } from '../../platform/database/after-commit';
import type { Executor } from '../../platform/database/database';
import { olderThan } from '../../platform/database/older-than';
import { users } from '../../tables/account';
import { exhibitorMembers, exhibitors } from '../../tables/exhibitor';
import {
  type Notice,
  type NoticeText,
  notificationChoices,
  notifications,
} from '../../tables/notification';
import { outbox } from '../../tables/outbox';
import { wordsIn } from './notice';
import {
  type MailedDocument,
  NOTIFICATION_MAIL_TOPIC,
  NOTIFICATION_TOPIC,
} from './notification.topic';

/** What a person wrote, or what the service says in each language. */
type Words = NoticeText | { texts: Notice };

type Content = Words & {
  category?: NotificationCategory;
  /** Where the dashboard shows what it is about. */
  place?: DashboardPlace;
  /** Attached to its mail; `mail-documents.ts` has who draws it. */
  document?: MailedDocument;
  /** Whether a mail of its own says the same: then the notification is not mailed. */
  hasMail?: boolean;
};

/**
 * Writes one notification a recipient and the job of sending it, in the caller's transaction. Sent to all, it reaches
 * the exhibitors of this moment: an account that is made later does not see it.
 * @returns how many recipients there are
 */
export function insertNotifications(
  transaction: Executor,
  { userId, ...content }: SendNotificationInput,
): Promise<number> {
  const recipients = userId === undefined ? eq(users.role, 'Exhibitor') : named(userId);
  return insertFor(transaction, recipients, content);
}

/** The same for all who act for an exhibitor: each has a notification to read. */
export async function notifyExhibitor(
  transaction: Executor,
  exhibitorId: string,
  content: Content,
): Promise<void> {
  await insertFor(transaction, actsFor(exhibitorId), content);
}

/** The same for known users, whatever they act for. */
export async function notifyUsers(
  transaction: Executor,
  userIds: readonly string[],
  content: Content,
): Promise<void> {
  if (userIds.length > 0) await insertFor(transaction, inArray(users.id, [...userIds]), content);
}

const actsFor = (exhibitorId: string) => sql`${users.id} in (
  select ${exhibitorMembers.userId} from ${exhibitorMembers}
  where ${exhibitorMembers.exhibitorId} = ${exhibitorId}
)`;

/** All who act for the exhibitor of that identifier; the account that has it, where there is no such exhibitor. */
const named = (id: string) => sql`(${actsFor(id)} or (
  ${users.id} = ${id} and not exists (select 1 from ${exhibitors} where ${exhibitors.id} = ${id})
))`;

/**
 * One statement, however many the recipients are. Whoever wants mails of the category gets one: each is a job of its
 * own, and few are done at a time.
 */
async function insertFor(
  transaction: Executor,
  recipients: SQL,
  content: Content,
): Promise<number> {
  const { category = 'announcements', place, hasMail = false, document } = content;
  const texts = 'texts' in content ? content.texts : null;
  // French stands for whoever cannot be asked for a language.
  const { title, message } = 'texts' in content ? content.texts.fr : content;
  const link = place === undefined ? null : dashboardLink(place);
  const byDefault = DEFAULT_NOTIFICATION_CHOICES.mail[category];
  const { rows } = await transaction.execute<{ recipients: number }>(sql`
    with "written" as (
      insert into ${notifications} ("user_id", "title", "message", "texts", "category", "link")
      select ${users.id}, ${title}, ${message}, ${texts && JSON.stringify(texts)}::jsonb, ${category}, ${link}::text
      from ${users} where ${recipients}
      returning "id", "user_id", "title", "message", "texts"
    ), "sent" as (
      insert into ${outbox} ("topic", "payload")
      select ${NOTIFICATION_TOPIC}, jsonb_build_object(
        'userId', "user_id",
        'notification', jsonb_build_object(
          '_id', "written"."id",
          'title', coalesce("texts" #>> array[${users.language}, 'title'], "written"."title"),
          'message', coalesce("texts" #>> array[${users.language}, 'message'], "written"."message"),
          'category', ${category}::text, 'link', ${link}::text
        )
      ) from "written" join ${users} on ${users.id} = "user_id"
    ), "mailed" as (
      insert into ${outbox} ("topic", "payload")
      select ${NOTIFICATION_MAIL_TOPIC}, jsonb_build_object('notification', "written"."id")
        || ${JSON.stringify(document ? { document } : {})}::jsonb
      from "written" left join ${notificationChoices} "chosen" on "chosen"."user_id" = "written"."user_id"
      where not ${hasMail}::boolean
        and coalesce(("chosen"."choices" #>> array['mail', ${category}::text])::boolean, ${byDefault}::boolean)
    )
    select count(*)::int as "recipients" from "written"`);
  for (const topic of [NOTIFICATION_TOPIC, NOTIFICATION_MAIL_TOPIC]) {
    notifyAfterCommit(transaction, jobsEvent(topic));
  }
  return rows[0]?.recipients ?? 0;
}

const LIST_LIMIT = 100;

/**
 * A user's notifications, the newest first; the latest ones, or those before the one of that identifier.
 * @param chosen the language of the pages that are read now; that of the account's mails where there is none
 */
export async function listNotifications(
  db: Executor,
  userId: string,
  { before, chosen }: { before?: string; chosen: Language | undefined },
): Promise<ReceivedNotification[]> {
  const rows = await db
    .select({ row: notifications, language: users.language })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(
      and(
        eq(notifications.userId, userId),
        before === undefined ? undefined : olderThan(notifications, before),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(LIST_LIMIT);
  return rows.map(({ row: { id, category, link, createdAt, readAt, ...row }, language }) => ({
    _id: id,
    ...wordsIn(chosen ?? language, row),
    category,
    link,
    sentAt: createdAt.toISOString(),
    read: readAt !== null,
  }));
}

export async function countUnread(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** Notes that a user has read one of their notifications; the first time counts. @returns whether it is theirs */
export async function markRead(db: Executor, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

export async function markAllRead(db: Executor, userId: string): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
}
