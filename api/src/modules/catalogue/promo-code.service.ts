import type { Promo } from '@mosta/shared/schemas/simulation.schema';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import type { FailureLimiter } from '../../platform/http/failure-limiter';
import { addressKey } from '../../platform/http/network-address';
import { addUse, findValidPromo, lockValidPromo } from './promo-code.repository';

export type PromoCodes = {
  /**
   * What a code is worth now; null for an unknown one and for one that is not valid now, which look alike.
   * @param code as `promoCodeSchema` gives it
   * @param address who asks; whoever names too many wrong codes has to wait, so that codes cannot be guessed
   * @param year of another edition than the current one
   * @throws AppError TOO_MANY_REQUESTS
   */
  find: (code: string, address: string, year?: number) => Promise<Promo | null>;
};

/**
 * Gives a quote with a code, which counts as a use of it; two at once never go over its bound.
 * @param code null for a quote without one
 * @throws AppError PROMO_UNKNOWN where the code is not accepted any more
 */
export async function giveWithCode<Quote extends { id: string; validUntil: Date }>(
  db: Db,
  code: string | null,
  give: (transaction: Executor) => Promise<Quote>,
): Promise<Quote> {
  if (code === null) return give(db);
  return db.transaction(async (transaction) => {
    const promoId = await lockValidPromo(transaction, code);
    if (promoId === undefined) throw new AppError('PROMO_UNKNOWN');
    const quote = await give(transaction);
    await addUse(transaction, { promoId, quoteId: quote.id, until: quote.validUntil });
    return quote;
  });
}

/** The one place where promo codes are looked up, for whatever call names one. */
export function createPromoCodes({
  db,
  failures,
}: {
  db: Db;
  failures: FailureLimiter;
}): PromoCodes {
  return {
    find: async (code, address, year) => {
      const key = `promo|${addressKey(address)}`;
      if (!(await failures.reserve(key))) throw new AppError('TOO_MANY_REQUESTS');
      const row = await findValidPromo(db, code, year);
      if (!row) return null;
      await failures.giveBack(key);
      const { discountType, discountValue, currency } = row;
      return { discountType, discountValue, ...(currency ? { currency } : {}) };
    },
  };
}
