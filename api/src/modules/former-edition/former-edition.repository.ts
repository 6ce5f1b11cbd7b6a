import { desc, eq } from 'drizzle-orm';
import { isFormer } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { editions } from '../../tables/edition';

const FACTS = {
  ...{ product: editions.product, year: editions.year, city: editions.city },
  ...{ venue: editions.venue, days: editions.days },
};
const STATUS = { state: editions.state, current: editions.current };

/** The former editions, the latest first. */
export async function listFormer(db: Executor) {
  const rows = await db
    .select({ facts: FACTS, ...STATUS })
    .from(editions)
    .orderBy(desc(editions.year));
  return rows.filter(isFormer).map(({ facts }) => facts);
}

/** The former edition of a year; undefined for the current one, a draft, or one that there is not. */
export async function findFormer(db: Executor, year: number) {
  const [row] = await db
    .select({ facts: FACTS, ...STATUS })
    .from(editions)
    .where(eq(editions.year, year));
  return row && isFormer(row) ? row.facts : undefined;
}
