import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';

/** Jobs for the world outside the database (mails, notifications, files), written in the transaction that makes them due. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    /** Pushed forward while a process works on it, and after a failure. */
    dueAt: instant('due_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('outbox_waiting').on(table.dueAt).where(sql`${table.sentAt} is null`)],
);
