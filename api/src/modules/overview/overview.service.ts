import type { Overview } from '@mosta/shared/schemas/overview.schema';
import type { Executor } from '../../platform/database/database';
import { readBadgeFigures } from './badge-figures.repository';
import { listBalances } from './balance.service';
import { readComparison } from './comparison.repository';
import { incomeOf } from './income.service';
import { countSectors, countStands } from './stand-figures.repository';
import { countWaiting } from './waiting.repository';

/** What waits, and the figures of the fair. @param now decides which payments are late and what the page calls current; year: of the edition, in place of the current one */
export async function readOverview(db: Executor, now: Date, year?: number): Promise<Overview> {
  const balances = await listBalances(db, now, year);
  const latePayments = balances.filter(({ late }) => late).length;
  return {
    at: now.toISOString(),
    waiting: { ...(await countWaiting(db, year)), latePayments },
    comparison: await readComparison(db, year),
    stands: await countStands(db, year),
    income: incomeOf(balances),
    badges: await readBadgeFigures(db, year),
    sectors: await countSectors(db, year),
  };
}
