import type { PaymentMode } from '@mosta/shared/domain/payment';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';

/**
 * What accounting keeps of each payment for ten years. It refers to neither account nor reservation, so that the removal
 * of both leaves it, and has no personal data but the payer's name and tax number.
 */
export const accountingEntries = pgTable(
  'accounting_entries',
  {
    /** That of the payment. */
    id: uuid('id').primaryKey(),
    /** In the smallest used unit. */
    amount: integer('amount').notNull(),
    currency: text('currency').$type<Reservation['currency']>().notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    mode: text('mode').$type<PaymentMode>().notNull(),
    /** Of the reservation, as the transfer names it. */
    reference: text('reference').notNull(),
    /** The company, as its participation named it; null where there was none. */
    payer: text('payer'),
    taxNumber: text('tax_number'),
    createdAt: createdAt(),
    /** The payment was entered by mistake. */
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    index('accounting_entries_created').on(table.createdAt, table.id),
    index('accounting_entries_received').on(table.receivedOn),
    check('accounting_entries_currency', sql`${table.currency} in ('DZD', 'EUR')`),
  ],
);
