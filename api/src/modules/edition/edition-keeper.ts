import { isDeepStrictEqual } from 'node:util';
import { algerianDay } from '@mosta/shared/domain/edition-clock';
import type { BankAccount } from '@mosta/shared/schemas/statement.schema';
import { currentEdition, keepCurrentEdition, keepEditions } from '../../current-edition';
import type { Database } from '../../platform/database/database';
import { readCurrentEdition, readEditions } from './edition.repository';
import { addFirstEdition } from './first-edition';

/** Keeps what this process knows of the current edition in step with the database. */
export type EditionKeeper = {
  /** Reads the edition again where it may have changed: by whichever process, or since the day has. */
  look: () => Promise<void>;
};

/** Gives a database without editions its first one, and reads the current one. */
export async function startWithEdition(
  { db, signals }: Pick<Database, 'db' | 'signals'>,
  bank: BankAccount,
): Promise<EditionKeeper> {
  let seen: string | null = null;
  const look = async () => {
    const now = new Date();
    const revision = signals.revisionOf(['editions']);
    const state = revision && `${revision} ${algerianDay(now)}`;
    if (state !== null && state === seen) return;
    const edition = await readCurrentEdition(db, now);
    keepEditions(await readEditions(db, now));
    if (!isDeepStrictEqual(edition, currentEdition())) keepCurrentEdition(edition);
    seen = state;
  };
  await addFirstEdition(db, bank);
  await look();
  return { look };
}
