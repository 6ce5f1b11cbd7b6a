import { standPrices } from '@mosta/shared/domain/stand-prices';
import type { EditionContent } from '@mosta/shared/schemas/edition-content.schema';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { halls } from '../../tables/hall';
import { stands } from '../../tables/stand';

type Priced = Pick<EditionContent, 'year' | 'prices' | 'euroPrices' | 'currencies'>;
type StandRow = typeof stands.$inferSelect;

/** Gives a new edition the halls of another, with stands that nobody has taken, at its own prices; what was blocked stays so. */
export async function copyPlan(transaction: Executor, from: number, to: Priced): Promise<void> {
  const edition = to.year;
  const plan = await transaction.select().from(halls).where(eq(halls.edition, from));
  if (plan.length > 0)
    await transaction.insert(halls).values(plan.map((hall) => ({ ...hall, edition })));
  const rows = await transaction.select().from(stands).where(eq(stands.edition, from));
  const free = rows.map((row) => ({
    ...{ ...row, edition, revision: 0, ...pricesIn(row, to), layoutKey: null },
    state: row.state === 'bloque' ? ('bloque' as const) : ('libre' as const),
  }));
  if (free.length > 0) await transaction.insert(stands).values(free);
}

/** Stands of a draft cost what its prices say; once it is current they change one by one. */
export async function followPrices(
  transaction: Executor,
  before: Priced,
  after: Priced,
): Promise<void> {
  const rows = await transaction.select().from(stands).where(eq(stands.edition, after.year));
  for (const row of rows) {
    const prices = pricesIn(row, after);
    if (JSON.stringify(prices) === JSON.stringify(pricesIn(row, before))) continue;
    await transaction
      .update(stands)
      .set(prices)
      .where(and(eq(stands.edition, row.edition), eq(stands.code, row.code)));
  }
}

/** What a stand costs in an edition, and what it cost before others were joined into it. */
function pricesIn(row: StandRow, edition: Priced): Pick<StandRow, 'prices' | 'beforeJoin'> {
  const { kind, beforeJoin } = row;
  const size = beforeJoin?.size ?? null;
  return {
    prices: pricesOf(row, edition),
    beforeJoin: beforeJoin && { size, prices: pricesOf({ kind, size }, edition) },
  };
}

/** No offer of an edition is a zone: its price is agreed. */
function pricesOf({ kind, size }: Pick<StandRow, 'kind' | 'size'>, edition: Priced) {
  return kind === 'stand' ? standPrices(edition, size) : {};
}
