import { FREE_CODES, STAND_CODES, ZONE_IDS } from '@mosta/shared/domain/stand-code';
import { standPrices } from '@mosta/shared/domain/stand-prices';
import { DRAWN_SIZES } from '@mosta/shared/domain/stand-size';
import type { Stand } from '@mosta/shared/schemas/stand.schema';

/** What `GET /v1/stand` answers when the fair opens its sales, with changes by code. */
export function buildStands(changes: Record<string, Partial<Stand>> = {}): Stand[] {
  const common = (code: string) => ({
    code,
    state: FREE_CODES.includes(code) ? ('libre' as const) : ('reserve' as const),
    size: DRAWN_SIZES.get(code) ?? null,
    revision: 1,
  });
  const stands: Stand[] = [
    ...STAND_CODES.map((code) => ({
      ...common(code),
      kind: 'stand' as const,
      prices: standPrices(DRAWN_SIZES.get(code) ?? null),
    })),
    ...ZONE_IDS.map((code) => ({ ...common(code), kind: 'zone' as const, prices: {} })),
  ];
  return stands.map((stand) => ({ ...stand, ...changes[stand.code] }));
}
