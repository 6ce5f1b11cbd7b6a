import type { BankLineState } from '@mosta/shared/schemas/bank.schema';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt, id, instant } from './columns';
import { payments } from './payment';

/**
 * Credits of the fair's account, as statements of the bank brought them. A line is taken once, in whatever file it stands: its
 * fingerprint stays.
 */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: id(),
    /** SHA-256 of day, amount, currency and label, and of how often the same stood before it in its file. */
    fingerprint: text('fingerprint').notNull().unique(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    /** In the smallest used unit. */
    amount: integer('amount').notNull(),
    currency: text('currency').$type<Reservation['currency']>().notNull(),
    label: text('label').notNull(),
    state: text('state').$type<BankLineState>().notNull().default('open'),
    /** Of organisers, about one that is put aside. */
    note: text('note'),
    /** That was written down for it. */
    paymentId: uuid('payment_id')
      .unique()
      .references(() => payments.id, { onDelete: 'set null' }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** Grows with every change. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('bank_lines_state').on(table.state, table.bookedOn, table.id),
    index('bank_lines_day').on(table.bookedOn),
    check('bank_lines_amount', sql`${table.amount} > 0`),
    check('bank_lines_currency', sql`${table.currency} in ('DZD', 'EUR')`),
    check('bank_lines_state', sql`${table.state} in ('open', 'booked', 'aside')`),
  ],
);
