import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { shownDrawing } from '@mosta/shared/domain/shown-drawing';
import { useQueryClient } from '@mosta/shared/queries';
import { useEffect, useMemo, useState } from 'react';
import { loadDrawing } from '../data/load-plan';
import { useInventory } from '../data/use-inventory';
import type { ShownPlan } from '../use-shown-plan';

type Plans = ReadonlyMap<string, FlatPlan>;
const NONE: Plans = new Map();

/**
 * The drawing on which each of some stands is seen: the one that is shown where it has the stand, else the first of its
 * hall that does, which is loaded.
 */
export function useDrawnOn(
  codes: readonly string[],
  { hall, drawing, plan }: Pick<ShownPlan, 'hall' | 'drawing' | 'plan'>,
) {
  const client = useQueryClient();
  const { halls } = useInventory();
  const [others, setOthers] = useState(NONE);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const needed = useMemo(
    () =>
      codes.map((code) => {
        const seen = shownDrawing(halls, {
          ...{ hall: hall.id, drawing: drawing?.id ?? null, stand: code },
        });
        return { ...seen, code, key: `${seen.hall.id} ${seen.drawing?.id}` };
      }),
    [codes, halls, hall, drawing],
  );
  const shownKey = `${hall.id} ${drawing?.id}`;
  useEffect(() => {
    let live = true;
    const missing = new Map(
      needed.flatMap((one) =>
        one.key === shownKey || others.has(one.key) ? [] : [[one.key, one] as const],
      ),
    );
    if (missing.size === 0) return;
    const loading = [...missing].map(async ([key, one]): Promise<[string, FlatPlan]> => {
      if (!one.drawing) throw new Error('No drawing');
      return [key, await loadDrawing(client, one.hall, one.drawing)];
    });
    Promise.all(loading).then(
      (loaded) => live && setOthers((old) => new Map([...old, ...loaded])),
      () => live && setFailed(true),
    );
    return () => {
      live = false;
    };
  }, [client, needed, shownKey, others, attempt]);
  const plans = useMemo(
    () =>
      new Map(
        needed.map(({ code, key }) => [code, key === shownKey ? plan : others.get(key)] as const),
      ),
    [needed, shownKey, plan, others],
  );
  const retry = () => {
    setFailed(false);
    setAttempt((old) => old + 1);
  };
  return { plans, failed, retry };
}
