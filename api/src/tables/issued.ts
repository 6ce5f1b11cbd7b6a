import type { IssuedContent, IssuedKind } from '@mosta/shared/schemas/issued.schema';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';

/**
 * The last number of each series of an edition. Who issues a document keeps the row locked until the end of the
 * transaction, so that one that fails gives its number back.
 */
export const issuedNumbers = pgTable(
  'issued_numbers',
  {
    year: integer('year').notNull(),
    kind: text('kind').$type<IssuedKind>().notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.kind] })],
);

/**
 * Invoices, proformas, credit notes and receipts as they were issued. A trigger refuses every change of one; so there is
 * no reference to reservation or account, whose removal would be one. Kept as long as the books.
 */
export const issuedDocuments = pgTable(
  'issued_documents',
  {
    id: id(),
    year: integer('year').notNull(),
    kind: text('kind').$type<IssuedKind>().notNull(),
    number: integer('number').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    reservationId: uuid('reservation_id').notNull(),
    /** The invoice of a credit note, the payment of a receipt; null for the others. */
    about: uuid('about'),
    /** With tax, in the smallest used unit. A credit note and a refund have it positive. */
    amount: integer('amount').notNull(),
    currency: text('currency').$type<Reservation['currency']>().notNull(),
    /** All that it shows. */
    content: jsonb('content').$type<IssuedContent>().notNull(),
    issuedBy: uuid('issued_by'),
    /** Of the call that issued it, so that the same call issues no other. */
    key: uuid('key').unique(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('issued_documents_number').on(table.year, table.kind, table.number),
    index('issued_documents_reservation').on(table.reservationId),
    index('issued_documents_about').on(table.about),
    index('issued_documents_created').on(table.createdAt, table.id),
    check(
      'issued_documents_kind',
      sql`${table.kind} in ('proforma', 'invoice', 'credit', 'receipt', 'refund')`,
    ),
    check('issued_documents_amount', sql`${table.amount} > 0`),
  ],
);
