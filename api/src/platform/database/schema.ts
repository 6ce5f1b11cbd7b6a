import type { StandState } from '@mosta/shared/domain/stand-status';
import type { Role } from '@mosta/shared/schemas/account.schema';
import type { Hotel } from '@mosta/shared/schemas/hotel.schema';
import type { NotificationCategory } from '@mosta/shared/schemas/notification-choices.schema';
import type { Reservation, ReservationStatus } from '@mosta/shared/schemas/reservation.schema';
import type { Promo } from '@mosta/shared/schemas/simulation.schema';
import type { StandKind } from '@mosta/shared/schemas/stand.schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const id = () => uuid('id').primaryKey().defaultRandom();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => instant('created_at').notNull().defaultNow();

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case: the schemas normalise it before it gets here. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<Role>().notNull(),
    nom: text('nom').notNull(),
    prenom: text('prenom'),
    createdAt: createdAt(),
  },
  (table) => [check('users_role', sql`${table.role} in ('Exhibitor', 'Organizer')`)],
);

/** One signed-in browser: the chain of refresh tokens that began with one sign-in. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('refresh_families_user').on(table.userId)],
);

/** Only the SHA-256 of a token is kept: a stolen table opens no session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('refresh_tokens_family').on(table.familyId),
    index('refresh_tokens_expiry').on(table.expiresAt),
  ],
);

export const hotels = pgTable(
  'hotels',
  {
    id: id(),
    /** Order in the list. */
    position: integer('position').notNull(),
    name: text('name').notNull().unique(),
    logoUrl: text('logo_url').notNull(),
    badge: text('badge'),
    stars: smallint('stars').notNull(),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    website: text('website'),
    description: text('description').notNull(),
    categories: jsonb('categories').$type<Hotel['categories']>().notNull(),
    /** Null while it is listed. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [check('hotels_stars', sql`${table.stars} between 0 and 5`)],
);

export const reservations = pgTable(
  'reservations',
  {
    id: id(),
    exhibitorId: uuid('exhibitor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    currency: text('currency').$type<Reservation['currency']>().notNull(),
    /** `pending`: asked for with a participation, and not yet confirmed by the organiser. */
    status: text('status').$type<ReservationStatus>().notNull().default('confirmed'),
    createdAt: createdAt(),
    /** Deadlines count from here; null while it is pending. */
    confirmedAt: instant('confirmed_at'),
    /** What the quote that filled it takes off; null without one. */
    promo: jsonb('promo').$type<Promo>(),
  },
  (table) => [
    index('reservations_exhibitor').on(table.exhibitorId),
    check('reservations_status', sql`${table.status} in ('pending', 'confirmed', 'cancelled')`),
    check('reservations_currency', sql`${table.currency} in ('DZD', 'EUR')`),
  ],
);

const line = () => ({
  id: id(),
  reservationId: uuid('reservation_id')
    .notNull()
    .references(() => reservations.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
  name: text('name').notNull(),
});

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
    standCode: text('stand_code').references(() => stands.code),
    /** Null while the line keeps the stand: a cancelled or moved one gives it back. */
    releasedAt: instant('released_at'),
  },
  (table) => [
    index('reservation_booths_reservation').on(table.reservationId),
    // One sale a stand, whatever the number of processes.
    uniqueIndex('reservation_booths_one_sale')
      .on(table.standCode)
      .where(sql`${table.standCode} is not null and ${table.releasedAt} is null`),
  ],
);

/** Priced lines: `service` lines are supplements, `communication` lines are prints. */
export const reservationLines = pgTable(
  'reservation_lines',
  {
    ...line(),
    kind: text('kind').$type<'service' | 'communication'>().notNull(),
    unit: text('unit').notNull(),
    /** By currency code, in the smallest used unit. */
    prices: jsonb('prices').$type<Record<string, number>>().notNull(),
    /** When the exhibitor ordered it; null for what came with the participation or from the organiser. */
    orderedAt: instant('ordered_at'),
  },
  (table) => [
    index('reservation_lines_reservation').on(table.reservationId),
    check('reservation_lines_kind', sql`${table.kind} in ('service', 'communication')`),
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

/** Places of the hall. Whether a free one is under option is not written here: its hold says so. */
export const stands = pgTable(
  'stands',
  {
    code: text('code').primaryKey(),
    /** Order in the list. */
    position: integer('position').notNull(),
    kind: text('kind').$type<StandKind>().notNull(),
    /** Square metres. */
    size: real('size'),
    /** By currency code, in the smallest used unit. */
    prices: jsonb('prices').$type<Record<string, number>>().notNull(),
    state: text('state').$type<Exclude<StandState, 'option'>>().notNull(),
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    check('stands_kind', sql`${table.kind} in ('stand', 'zone')`),
    check('stands_state', sql`${table.state} in ('libre', 'reserve', 'confirme', 'bloque')`),
  ],
);

/** Options on stands, past ones too. A stand has one that has not ended, whatever the number of processes. */
export const standHolds = pgTable(
  'stand_holds',
  {
    id: id(),
    standCode: text('stand_code')
      .notNull()
      .references(() => stands.code),
    exhibitorId: uuid('exhibitor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    prolongations: integer('prolongations').notNull().default(0),
    /** Null until it is released or found to have run out. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('stand_holds_one_active').on(table.standCode).where(sql`${table.endedAt} is null`),
    index('stand_holds_exhibitor').on(table.exhibitorId),
    index('stand_holds_expiry').on(table.expiresAt).where(sql`${table.endedAt} is null`),
  ],
);

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    message: text('message').notNull(),
    category: text('category').$type<NotificationCategory>().notNull().default('announcements'),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (table) => [index('notifications_user').on(table.userId, table.createdAt)],
);

/** What is still to be told to the outside, written in the transaction that made it true. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before: pushed forward while a process delivers it, and after a failure. */
    dueAt: instant('due_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('outbox_waiting').on(table.dueAt).where(sql`${table.sentAt} is null`)],
);
