import type { OrganizerRole } from '@mosta/shared/domain/organizer-roles';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { instant } from './columns';

/** What an organiser's account may do (decision 0082); one that has no row here may do nothing but leave. */
export const organizers = pgTable(
  'organizers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<OrganizerRole>().notNull(),
    /** Counts the changes: one that is made on an older version is refused. */
    version: integer('version').notNull().default(1),
    /** When the person was asked to join. */
    invitedAt: instant('invited_at').notNull().defaultNow(),
    /** When the person chose a password by the link of the invitation; null: not yet. */
    joinedAt: instant('joined_at'),
    lastSignInAt: instant('last_sign_in_at'),
  },
  (table) => [
    check(
      'organizers_role',
      sql`${table.role} in ('owner', 'manager', 'accountant', 'gate', 'reader')`,
    ),
  ],
);
