import type { Reservation, ReservationStatus } from '@mosta/shared/schemas/reservation.schema';
import type { Promo } from '@mosta/shared/schemas/simulation.schema';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { ofEdition } from './edition';
import { exhibitors } from './exhibitor';
import { stands } from './stand';

const line = () => ({
  id: id(),
  reservationId: uuid('reservation_id')
    .notNull()
    .references(() => reservations.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
  name: text('name').notNull(),
});

export const reservations = pgTable(
  'reservations',
  {
    id: id(),
    exhibitorId: uuid('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    edition: ofEdition(),
    currency: text('currency').$type<Reservation['currency']>().notNull(),
    /** `pending`: asked for with a participation, and not yet confirmed by the organiser. */
    status: text('status').$type<ReservationStatus>().notNull().default('confirmed'),
    createdAt: createdAt(),
    /** Deadlines count from here; null while it is pending. */
    confirmedAt: instant('confirmed_at'),
    /** What the quote that filled it takes off; null without one. */
    promo: jsonb('promo').$type<Promo>(),
    /** When the stands of a pending one go back to the sale; null while it keeps none, or never. */
    expiresAt: instant('expires_at'),
    /** How many letters have warned of that end. */
    warnings: integer('warnings').notNull().default(0),
    /** Sum of its payments that are not cancelled, in the smallest used unit; kept by a trigger. */
    paid: bigint('paid', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('reservations_exhibitor').on(table.exhibitorId),
    index('reservations_edition').on(table.edition, table.createdAt, table.id),
    index('reservations_confirmed').on(table.edition).where(sql`${table.status} = 'confirmed'`),
    index('reservations_pending').on(table.expiresAt).where(sql`${table.status} = 'pending'`),
    check('reservations_status', sql`${table.status} in ('pending', 'confirmed', 'cancelled')`),
    check('reservations_currency', sql`${table.currency} in ('DZD', 'EUR')`),
  ],
);

export const reservationBooths = pgTable(
  'reservation_booths',
  {
    ...line(),
    /** Square metres. */
    size: real('size').notNull(),
    /** As of a priced line; null where the stand or the edition says the price. */
    prices: jsonb('prices').$type<Record<string, number>>(),
    reserved: boolean('reserved').notNull(),
    /** The stand of the plan that this line reserves; null for a line that names none. */
    standCode: text('stand_code'),
    /** Of that stand, and of the reservation; says nothing where the line names none. */
    edition: integer('edition').default(sql`current_edition()`),
    /** Null while the line keeps the stand: a cancelled or moved one gives it back. */
    releasedAt: instant('released_at'),
  },
  (table) => [
    index('reservation_booths_reservation').on(table.reservationId),
    foreignKey({
      name: 'reservation_booths_stand',
      columns: [table.edition, table.standCode],
      foreignColumns: [stands.edition, stands.code],
    }).onUpdate('cascade'),
    // One sale a stand, whatever the number of processes.
    uniqueIndex('reservation_booths_one_sale')
      .on(table.edition, table.standCode)
      .where(sql`${table.standCode} is not null and ${table.releasedAt} is null`),
  ],
);

/** Priced lines, by the groups of the catalogue. */
export const reservationLines = pgTable(
  'reservation_lines',
  {
    ...line(),
    kind: text('kind').$type<'supply' | 'service' | 'communication'>().notNull(),
    unit: text('unit').notNull(),
    /** By currency code, in the smallest used unit. */
    prices: jsonb('prices').$type<Record<string, number>>().notNull(),
    /** When the exhibitor ordered it; null for what came with the participation or from the organiser. */
    orderedAt: instant('ordered_at'),
    /** Key of the article, by which its stock is counted; null for what an organiser typed. */
    item: text('item'),
    /** How many pieces it takes of the stock: days do not count. */
    pieces: integer('pieces'),
  },
  (table) => [
    index('reservation_lines_reservation').on(table.reservationId),
    index('reservation_lines_item').on(table.item).where(sql`${table.item} is not null`),
    check('reservation_lines_kind', sql`${table.kind} in ('supply', 'service', 'communication')`),
  ],
);

/** Orders that exhibitors have sent, so that one that is sent again after a lost answer is not carried out again. */
export const reservationOrders = pgTable(
  'reservation_orders',
  {
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** Made by the page. */
    key: uuid('key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.reservationId, table.key] })],
);
