import { bigint, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt, id, instant } from './columns';

/** The authenticator app of an account (decision 0083). */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed by a key of the service, for this account alone. */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: createdAt(),
  /** When a first code proved that the app has the secret; null: begun, and demanded nowhere. */
  confirmedAt: instant('confirmed_at'),
  /** The latest step whose code was taken: neither it nor an earlier one is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** What opens an account once in place of a code of the app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    /** SHA-256 of the code. */
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [unique('recovery_codes_code').on(table.userId, table.codeHash)],
);
