import type { Role } from '@mosta/shared/schemas/account.schema';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';

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

/** The one link by which a forgotten password is replaced: an account's new one takes the place of the old. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token of the link: a stolen table opens no account. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_resets_expiry').on(table.expiresAt)],
);
