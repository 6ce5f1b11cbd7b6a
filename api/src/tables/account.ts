import type { Role } from '@mosta/shared/schemas/account.schema';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, language, speaks } from './columns';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case: the schemas normalise it before it gets here. */
    email: text('email').notNull(),
    /** When the owner of the mailbox confirmed it; null: anybody may have typed it. */
    emailVerifiedAt: instant('email_verified_at'),
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<Role>().notNull(),
    nom: text('nom').notNull(),
    prenom: text('prenom'),
    /** Of mails: the one that its owner last chose on the pages. */
    language: language(),
    createdAt: createdAt(),
  },
  (table) => [
    speaks('users_language', table.language),
    check('users_role', sql`${table.role} in ('Exhibitor', 'Organizer')`),
    // Strangers make no organisers: their addresses are known to be theirs.
    check(
      'users_organizer',
      sql`${table.role} <> 'Organizer' or ${table.emailVerifiedAt} is not null`,
    ),
    // Decision 0024: an address belongs to whoever confirmed it; unconfirmed accounts keep nobody from it.
    uniqueIndex('users_verified_email')
      .on(table.email)
      .where(sql`${table.emailVerifiedAt} is not null`),
    index('users_email').on(table.email),
  ],
);

/** The one link by which an account's address is confirmed: a new one takes the place of the old. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the link was sent to, which becomes the account's. */
    email: text('email').notNull(),
    /** SHA-256 of the token of the link. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('email_confirmations_expiry').on(table.expiresAt)],
);

/** The one address that an account is to have once its mailbox has confirmed it. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: createdAt(),
    /** When the link that was sent last expires. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('email_changes_expiry').on(table.expiresAt)],
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
