import { FREE_CODES, STAND_CODES, ZONE_IDS } from '@mosta/shared/domain/stand-code';
import type { Stand } from '@mosta/shared/schemas/stand.schema';

/** What `GET /v1/stand` answers when the fair opens its sales, with changes by code. */
export function buildStands(changes: Record<string, Partial<Stand>> = {}): Stand[] {
  const common = (code: string) => ({
    code,
    state: FREE_CODES.includes(code) ? ('libre' as const) : ('reserve' as const),
    revision: 1,
  });
  const stands: Stand[] = [
    ...STAND_CODES.map((code) => ({
      ...common(code),
      kind: 'stand' as const,
      size: 9,
      prices: { DZD: 185_000 },
    })),
    ...ZONE_IDS.map((code) => ({ ...common(code), kind: 'zone' as const, size: null, prices: {} })),
  ];
  return stands.map((stand) => ({ ...stand, ...changes[stand.code] }));
}
