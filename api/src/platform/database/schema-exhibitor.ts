import type { NotificationChoices } from '@mosta/shared/schemas/notification-choices.schema';
import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './schema';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const userId = () =>
  uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/** What an exhibitor shows of itself in the directory. */
export const exhibitorPages = pgTable('exhibitor_pages', {
  userId: userId(),
  name: text('name').notNull(),
  sector: text('sector').notNull(),
  country: text('country').notNull(),
  description: text('description').notNull(),
  website: text('website'),
  published: boolean('published').notNull(),
  /** Since when an organiser keeps it out of the directory, whatever its exhibitor saves; null otherwise. */
  withdrawnAt: instant('withdrawn_at'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** What a person wants to be told, and how; no row means the default. */
export const notificationChoices = pgTable('notification_choices', {
  userId: userId(),
  choices: jsonb('choices').$type<NotificationChoices>().notNull(),
});
