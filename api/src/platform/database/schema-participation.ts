import type { PaymentMode } from '@mosta/shared/domain/payment';
import type {
  CompanyType,
  ParticipationStatus,
} from '@mosta/shared/schemas/participation-form.schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { reservations, users } from './schema';

/** Companies that exhibit; telephone numbers are E.164. */
export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    exhibitorId: uuid('exhibitor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The brand. */
    name: text('name').notNull(),
    raisonSociale: text('raison_sociale').notNull(),
    statut: text('statut').notNull(),
    adresse: text('adresse').notNull(),
    type: text('type').$type<CompanyType>(),
    codePostal: text('code_postal').notNull(),
    pays: text('pays'),
    email: text('email'),
    website: text('website'),
    telFix: text('tel_fix'),
    telFax: text('tel_fax'),
    telMobile: text('tel_mobile'),
    rcNumero: text('rc_numero'),
    /** The register number has not the usual form: a person has to look. */
    rcDoubtful: boolean('rc_doubtful').notNull(),
    nifNumero: text('nif_numero').notNull(),
  },
  (table) => [
    index('companies_exhibitor').on(table.exhibitorId),
    check('companies_type', sql`${table.type} in ('Morale', 'Physique')`),
  ],
);

/** The participation of a participation: who asks, for which company, with which pending reservation. */
export const participations = pgTable(
  'participations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    exhibitorId: uuid('exhibitor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    decidedAt: timestamp('decided_at', { withTimezone: true, mode: 'date' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index('participations_exhibitor').on(table.exhibitorId),
    index('participations_company').on(table.companyId),
    uniqueIndex('participations_reservation').on(table.reservationId),
    check(
      'participations_status',
      sql`${table.status} in ('received', 'to_complete', 'accepted', 'refused')`,
    ),
    check('participations_payment', sql`${table.payment} in ('virement', 'cheque', 'espece')`),
  ],
);
