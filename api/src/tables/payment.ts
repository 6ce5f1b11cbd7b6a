import type { PaymentMode } from '@mosta/shared/domain/payment';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt, id, instant } from './columns';
import { reservations } from './reservation';

/** Money that arrived for a reservation, in its currency; a refund is negative. A wrong entry is cancelled, never removed. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** In the smallest used unit. */
    amount: integer('amount').notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    mode: text('mode').$type<PaymentMode>().notNull(),
    note: text('note'),
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    index('payments_reservation').on(table.reservationId, table.cancelledAt, table.amount),
    check('payments_amount', sql`${table.amount} <> 0`),
    check('payments_mode', sql`${table.mode} in ('virement', 'cheque', 'espece')`),
  ],
);
