import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt, id, instant } from './columns';

/** One signed-in browser: the chain of refresh tokens that began with one sign-in. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name of the browser, as it gave it when it signed in. */
    browser: text('browser'),
    /** Name of its system. */
    system: text('system'),
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
