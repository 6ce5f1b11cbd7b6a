import type { Db } from '../../platform/database/database';
import { StartupError } from '../../platform/startup-error';
import { serviceItself } from '../audit/audit-event';
import { resetSecondFactor } from '../second-factor/second-factor.service';
import { findAccountsOf, revokeFamiliesOf } from './account.repository';

/**
 * Takes away the second factor of whoever lost it, and ends that person's sessions: the operator's way where no other owner
 * can do it.
 * @throws StartupError for an address without account, or an account without a factor
 */
export async function resetFactorOf(db: Db, email: string, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const { verified: user } = await findAccountsOf(transaction, email);
    if (!user) throw new StartupError(`L’adresse ${email} n’a pas de compte.`);
    const actor = serviceItself('organizer reset-factor');
    if (!(await resetSecondFactor(transaction, actor, user))) {
      throw new StartupError(`Le compte ${email} n’a pas de double authentification.`);
    }
    await revokeFamiliesOf(transaction, user.id, now);
  });
}
