import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';

/** Jobs for the world outside the database (mails, notifications, files), written in the transaction that makes them due. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    createdAt: createdAt(),
    /** In which order they were added: clocks give two jobs one instant, and a transaction that waited an early one. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    attempts: integer('attempts').notNull().default(0),
    /** Pushed forward while a process works on it, and after a failure. */
    dueAt: instant('due_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('outbox_waiting').on(table.dueAt).where(sql`${table.sentAt} is null`)],
);
