import type { BadgeCategory } from '@mosta/shared/schemas/badge.schema';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt, id, instant, trigrams } from './columns';
import { ofEdition } from './edition';

/** Visitors' badges. An address has one for each edition: whoever asks again is sent the same. */
export const badges = pgTable(
  'badges',
  {
    id: id(),
    /** Counts badges; their reference is made of it. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    edition: ofEdition(),
    email: text('email').notNull(),
    nom: text('nom').notNull(),
    prenom: text('prenom').notNull(),
    phone: text('phone'),
    category: text('category').$type<BadgeCategory>().notNull(),
    company: text('company'),
    fonction: text('fonction'),
    pays: text('pays'),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
    /** The last entry, and the organiser at the gate. */
    checkedInAt: instant('checked_in_at'),
    checkedInBy: uuid('checked_in_by').references(() => users.id, { onDelete: 'set null' }),
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`lower(${badges.prenom} || ' ' || ${badges.nom} || ' ' || coalesce(${badges.company}, '') || ' ' || ${badges.email})`,
      ),
  },
  (table) => [
    unique('badges_address').on(table.edition, table.email),
    index('badges_created').on(table.edition, table.createdAt),
    index('badges_number').on(table.edition, table.number, table.id),
    index('badges_counts').on(table.edition, table.category, table.checkedInAt, table.revokedAt),
    trigrams('badges_search', table.search),
    check(
      'badges_category',
      sql`${table.category} in ('visitor', 'professional', 'international', 'journalist')`,
    ),
  ],
);

/** Each time that somebody came in with a badge; the device at the gate names the row, so that telling it twice is once. */
export const badgeEntries = pgTable(
  'badge_entries',
  {
    id: id(),
    badgeId: uuid('badge_id')
      .notNull()
      .references(() => badges.id, { onDelete: 'cascade' }),
    /** Algerian calendar day: a badge that did not go out lets in again the next day. */
    day: date('day').notNull(),
    enteredAt: instant('entered_at').notNull(),
    leftAt: instant('left_at'),
    /** When the entry was taken back as a mistake. */
    undoneAt: instant('undone_at'),
    /** Somebody was let in without connection while this entry had the badge inside. */
    repeatOf: uuid('repeat_of').references((): AnyPgColumn => badgeEntries.id, {
      onDelete: 'cascade',
    }),
    gateId: uuid('gate_id').references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('badge_entries_inside')
      .on(table.badgeId, table.day)
      .where(
        sql`${table.leftAt} is null and ${table.undoneAt} is null and ${table.repeatOf} is null`,
      ),
    index('badge_entries_badge').on(table.badgeId),
    index('badge_entries_day').on(table.day, table.changedAt),
  ],
);
