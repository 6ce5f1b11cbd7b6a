import { EDITION } from '@mosta/shared/domain/edition';
import { FREE_CODES, STAND_CODES, ZONE_IDS } from '@mosta/shared/domain/stand-code';
import type { Executor } from '../../platform/database/database';
import { stands } from '../../tables/stand';

/** The smallest stand the fair sells; the specification does not say which codes are larger. */
const STANDARD_SIZE = 9;

/** Adds the stands and zones that the table lacks; those it has stay as they are. */
export async function addInventory(db: Executor): Promise<void> {
  const { amount, currency } = EDITION.prices.bareStand[STANDARD_SIZE];
  const rows = [
    ...STAND_CODES.map((code) => ({
      code,
      kind: 'stand' as const,
      size: STANDARD_SIZE,
      prices: { [currency]: amount },
    })),
    ...ZONE_IDS.map((code) => ({ code, kind: 'zone' as const, size: null, prices: {} })),
  ].map((row, position) => ({
    ...row,
    position,
    state: FREE_CODES.includes(row.code) ? ('libre' as const) : ('reserve' as const),
  }));
  await db.insert(stands).values(rows).onConflictDoNothing();
}
