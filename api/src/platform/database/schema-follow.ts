import type { PaymentMode } from '@mosta/shared/domain/payment';
import type { Role } from '@mosta/shared/schemas/account.schema';
import type { DocumentKind, DocumentState } from '@mosta/shared/schemas/document.schema';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { reservations, users } from './schema';
import { participations } from './schema-participation';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const id = () => uuid('id').primaryKey().defaultRandom();
const createdAt = () => instant('created_at').notNull().defaultNow();
const participationId = () =>
  uuid('participation_id')
    .notNull()
    .references(() => participations.id, { onDelete: 'cascade' });

/** PDFs of a participation, the exhibitor's and the organiser's; their content is in the storage. */
export const participationDocuments = pgTable(
  'participation_documents',
  {
    id: id(),
    participationId: participationId(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    author: text('author').$type<Role>().notNull(),
    /** As the file was called; it names nothing in the storage. */
    fileName: text('file_name').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    state: text('state').$type<DocumentState>().notNull().default('received'),
    /** Why it was refused. */
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [
    index('participation_documents_participation').on(table.participationId),
    check('participation_documents_author', sql`${table.author} in ('Exhibitor', 'Organizer')`),
    check(
      'participation_documents_state',
      sql`${table.state} in ('received', 'accepted', 'refused')`,
    ),
  ],
);

/** Letters between exhibitor and organiser about a participation. */
export const participationMessages = pgTable(
  'participation_messages',
  {
    id: id(),
    participationId: participationId(),
    author: text('author').$type<Role>().notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
    /** When the other side opened it. */
    readAt: instant('read_at'),
  },
  (table) => [
    index('participation_messages_participation').on(table.participationId, table.createdAt),
    check('participation_messages_author', sql`${table.author} in ('Exhibitor', 'Organizer')`),
  ],
);

/** Money that arrived for a reservation, in its currency. A wrong entry is cancelled, never removed. */
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
    index('payments_reservation').on(table.reservationId),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_mode', sql`${table.mode} in ('virement', 'cheque', 'espece')`),
  ],
);
