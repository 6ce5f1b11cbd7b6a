import type { Overview } from '@mosta/shared/schemas/overview.schema';
import type { Executor } from '../../platform/database/database';
import { readBadgeFigures } from './badge-figures.repository';
import { listBalances } from './balance.service';
import { incomeOf } from './income.service';
import { countSectors, countStands } from './stand-figures.repository';
import { countWaiting } from './waiting.repository';

/** What waits, and the figures of the fair. @param now decides which payments are late and what the page calls current */
export async function readOverview(db: Executor, now: Date): Promise<Overview> {
  const balances = await listBalances(db, now);
  const latePayments = balances.filter(({ late }) => late).length;
  return {
    at: now.toISOString(),
    waiting: { ...(await countWaiting(db)), latePayments },
    stands: await countStands(db),
    income: incomeOf(balances),
    badges: await readBadgeFigures(db),
    sectors: await countSectors(db),
  };
}
