import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import type { Stand } from '@mosta/shared/schemas/stand.schema';
import { useCallback, useMemo } from 'react';
import { nearestEntrance } from '../core/nearest-entrance';
import { useInventory } from '../data/use-inventory';
import { useAddressValue } from '../use-address-value';
import { useWay } from './use-way';

/** Where a way begins, in the address. */
const FROM = 'de';

type Selected = {
  plan: FlatPlan | undefined;
  stands: ReadonlyMap<string, Stand>;
  /** The selected place; null where the plan shows none. */
  to: string | null;
  inAddress: boolean;
};

/** The entrance nearest to the selected place, and the way there if one is asked for. */
export function useSelectedWay({ plan, stands, to, inAddress }: Selected) {
  const [from, setFrom] = useAddressValue(FROM, inAddress);
  const { isEntrance } = useInventory();
  const entrance = useMemo(
    () => (plan && to ? nearestEntrance(plan, to, isEntrance) : undefined),
    [plan, to, isEntrance],
  );
  const way = useWay({ plan, from, to });
  const sizeOf = useCallback((code: string) => stands.get(code)?.size, [stands]);
  return { entrance, from, setFrom, way, sizeOf };
}
