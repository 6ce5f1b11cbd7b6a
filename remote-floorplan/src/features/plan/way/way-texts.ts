import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { useTranslation } from '@mosta/shared/i18n';
import { useMemo } from 'react';
import { inUnit, planScale } from '../core/plan-scale';
import { stepsOf } from '../core/way-steps';
import { useInventory } from '../data/use-inventory';
import type { WayState } from './use-way';

/** Square metres of a place, if they are known. */
export type SizeOf = (code: string) => number | null | undefined;

type Asked = { plan: FlatPlan; from: string; to: string; way: WayState; sizeOf: SizeOf };

/** A way as its length and a row of sentences, in the visitor's language; undefined where there is none. */
export function useWayTexts({ plan, from, to, way, sizeOf }: Asked) {
  const { t } = useTranslation('floorplan');
  const { find, isEntrance } = useInventory();
  const found = way.state === 'found' ? way.way : undefined;
  const wanted = found !== undefined;
  // It asks every stand: once, and not for each way.
  const scale = useMemo(
    () => (wanted ? planScale(plan, sizeOf) : undefined),
    [wanted, plan, sizeOf],
  );
  return useMemo(() => {
    if (!found || !scale) return undefined;
    const length = (units: number) =>
      t(`way.length.${scale.unit}`, { count: inUnit(scale, units) });
    const named = (row: string, code: string) => {
      const place = find(code);
      return t(`${row}.${place?.kind ?? 'stand'}`, { code: place?.name ?? code });
    };
    const { start, turns, arrival } = stepsOf(found, plan, isEntrance);
    return {
      total: t('way.total', { length: length(found.length) }),
      steps: [
        t(`way.start.${start.hand}`, {
          from: named('way.of', from),
          length: length(start.length),
        }),
        ...turns.map(({ hand, at = to, length: units }) =>
          t(`way.turn.${hand}`, {
            at: named('way.at', at),
            length: length(units),
          }),
        ),
        t(`way.arrival.${arrival}`, { name: named('name', to) }),
      ],
    };
  }, [found, scale, plan, from, to, t, find, isEntrance]);
}
