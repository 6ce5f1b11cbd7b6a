import { FREE_CODES, STAND_CODES, ZONE_IDS } from '@mosta/shared/domain/stand-code';
import { standPrices } from '@mosta/shared/domain/stand-prices';
import { DRAWN_SIZES } from '@mosta/shared/domain/stand-size';
import type { Executor } from '../../platform/database/database';
import { stands } from '../../tables/stand';

/** Adds the stands and zones that the table lacks; those it has stay as they are. */
export async function addInventory(db: Executor): Promise<void> {
  const rows = [
    ...STAND_CODES.map((code) => ({ code, kind: 'stand' as const })),
    ...ZONE_IDS.map((code) => ({ code, kind: 'zone' as const })),
  ].map(({ code, kind }, position) => {
    const size = DRAWN_SIZES.get(code) ?? null;
    return {
      ...{ code, kind, position, size },
      // No offer of the edition is a zone: its price is agreed.
      prices: kind === 'stand' ? standPrices(size) : {},
      state: FREE_CODES.includes(code) ? ('libre' as const) : ('reserve' as const),
    };
  });
  await db.insert(stands).values(rows).onConflictDoNothing();
}
