import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import type { BankAccount } from '@mosta/shared/schemas/statement.schema';
import type { Executor } from '../../platform/database/database';
import { editions } from '../../tables/edition';
import { insertEdition } from './edition.repository';

/** Gives a database without editions its first one. @param bank where exhibitors pay, as the operator says */
export async function addFirstEdition(db: Executor, bank: BankAccount): Promise<void> {
  if ((await db.$count(editions)) > 0) return;
  const row = { ...FIRST_EDITION, bank, state: 'open', current: true, creationKey: null } as const;
  // Another process may start at the same moment.
  await insertEdition(db, row);
}
