import { sql } from 'drizzle-orm';
import { checkPassword } from '../../platform/accounts/password';
import type { Executor } from '../../platform/database/database';
import { findAccountsOf, type UserRow } from './account.repository';

type Credentials = { email: string; password: string };

/**
 * The account that an address and a password open: that of whoever confirmed the address, or else the latest that nobody
 * confirmed. Two hashes are computed whatever accounts there are, so that the time does not tell.
 */
export async function findBySignIn(
  db: Executor,
  { email, password }: Credentials,
): Promise<UserRow | undefined> {
  const { verified, unverified } = await findAccountsOf(db, email);
  const opens = await Promise.all(
    [verified, unverified].map((account) => checkPassword(password, account?.passwordHash ?? null)),
  );
  return [verified, unverified].find((_account, index) => opens[index]);
}

/** Makes those who add an account for one address follow each other until their transactions end. */
export async function lockAddress(transaction: Executor, email: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}
