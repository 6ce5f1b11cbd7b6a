import type { PaymentMode } from '@mosta/shared/domain/payment';
import type { ParticipationStatus } from '@mosta/shared/schemas/participation-form.schema';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt, id, instant, searchText, trigrams } from './columns';
import { companies } from './company';
import { ofEdition } from './edition';
import { exhibitors } from './exhibitor';
import { reservations } from './reservation';

/** Who asks to take part, for which company, with which pending reservation. */
export const participations = pgTable(
  'participations',
  {
    id: id(),
    /** What its reference is made of. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    edition: ofEdition(),
    exhibitorId: uuid('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    fonction: text('fonction').notNull(),
    phone: text('phone').notNull(),
    payment: text('payment').$type<PaymentMode>(),
    /** The wished reservation, as it was sent. */
    wishes: jsonb('wishes').$type<Record<string, unknown>>().notNull(),
    complete: boolean('complete').notNull(),
    status: text('status').$type<ParticipationStatus>().notNull().default('received'),
    /** What the organiser last wrote to the exhibitor about the participation. */
    organizerMessage: text('organizer_message'),
    decidedAt: instant('decided_at'),
    /** Who of the organisers follows it. */
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Increases with each correction and decision. */
    version: integer('version').notNull().default(1),
    /** The owner of its exhibitor, and its company. */
    search: searchText(),
  },
  (table) => [
    index('participations_exhibitor').on(table.exhibitorId, table.edition, table.createdAt),
    index('participations_company').on(table.companyId, table.createdAt),
    index('participations_created').on(table.edition, table.createdAt, table.id),
    index('participations_decided').on(table.edition, table.decidedAt, table.id),
    index('participations_assigned').on(table.assignedTo),
    index('participations_status').on(table.edition, table.status),
    trigrams('participations_search', table.search),
    uniqueIndex('participations_number').on(table.number),
    uniqueIndex('participations_reservation').on(table.reservationId),
    check(
      'participations_status',
      sql`${table.status} in ('received', 'to_complete', 'accepted', 'refused')`,
    ),
    check('participations_payment', sql`${table.payment} in ('virement', 'cheque', 'espece')`),
  ],
);
