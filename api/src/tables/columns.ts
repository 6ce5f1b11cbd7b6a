import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** The primary key of a table whose rows have no name of their own. */
export const id = () => uuid('id').primaryKey().defaultRandom();

/** A moment in time, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();
