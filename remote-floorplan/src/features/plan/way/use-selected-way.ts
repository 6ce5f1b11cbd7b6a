import type { Stand } from '@mosta/shared/schemas/stand.schema';
import { useCallback, useMemo } from 'react';
import type { FlatPlan } from '../core/flatten';
import { nearestEntrance } from '../core/nearest-entrance';
import { isEntrance } from '../data/inventory';
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
  const entrance = useMemo(
    () => (plan && to ? nearestEntrance(plan, to, isEntrance) : undefined),
    [plan, to],
  );
  const way = useWay({ plan, from, to });
  const sizeOf = useCallback((code: string) => stands.get(code)?.size, [stands]);
  return { entrance, from, setFrom, way, sizeOf };
}
