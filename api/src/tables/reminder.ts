import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt } from './columns';
import { reservations } from './reservation';

/** Reminders of late payments that were sent. The number in the key is what keeps one from being sent twice. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** The first is 1. */
    number: integer('number').notNull(),
    /** What was due, in the smallest used unit of the reservation's currency. */
    due: integer('due').notNull(),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.number] }),
    index('payment_reminders_created').on(table.createdAt),
  ],
);
