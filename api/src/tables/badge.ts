import type { BadgeCategory } from '@mosta/shared/schemas/badge.schema';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt, id, instant } from './columns';

/** Visitors' badges. An address has one: whoever asks again is sent the same. */
export const badges = pgTable(
  'badges',
  {
    id: id(),
    /** Counts badges; their reference is made of it. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    email: text('email').notNull().unique(),
    nom: text('nom').notNull(),
    prenom: text('prenom').notNull(),
    phone: text('phone'),
    category: text('category').$type<BadgeCategory>().notNull(),
    company: text('company'),
    fonction: text('fonction'),
    pays: text('pays'),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
    checkedInAt: instant('checked_in_at'),
    /** The organiser at the gate. */
    checkedInBy: uuid('checked_in_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('badges_created').on(table.createdAt),
    check(
      'badges_category',
      sql`${table.category} in ('visitor', 'professional', 'international', 'journalist')`,
    ),
  ],
);
