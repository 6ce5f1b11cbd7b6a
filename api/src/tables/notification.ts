import type { Language } from '@mosta/shared/contract/languages';
import type {
  NotificationCategory,
  NotificationChoices,
} from '@mosta/shared/schemas/notification-choices.schema';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt, id, instant } from './columns';

export type NoticeText = { title: string; message: string };

/** What the service itself tells somebody, in each language: it is read in that of the reader. */
export type Notice = Record<Language, NoticeText>;

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    message: text('message').notNull(),
    /** What the service itself says, by language; null for what a person wrote, and for what is older than this column. */
    texts: jsonb('texts').$type<Notice>(),
    /** Path of the view of the dashboard that it is about; null for none. */
    link: text('link'),
    category: text('category').$type<NotificationCategory>().notNull().default('announcements'),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (table) => [index('notifications_user').on(table.userId, table.createdAt)],
);

/** What a person wants to be notified of, and how; no row means the default. */
export const notificationChoices = pgTable('notification_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  choices: jsonb('choices').$type<NotificationChoices>().notNull(),
});
