import { useTranslation } from '@mosta/shared/i18n';
import { useMemo } from 'react';
import type { FlatPlan } from '../core/flatten';
import { inUnit, planScale } from '../core/plan-scale';
import { stepsOf } from '../core/way-steps';
import { findStand, isEntrance } from '../data/inventory';
import type { WayState } from './use-way';

/** Square metres of a place, if they are known. */
export type SizeOf = (code: string) => number | null | undefined;

type Asked = { plan: FlatPlan; from: string; to: string; way: WayState; sizeOf: SizeOf };

/** A way as its length and a row of sentences, in the visitor's language; undefined where there is none. */
export function useWayTexts({ plan, from, to, way, sizeOf }: Asked) {
  const { t } = useTranslation('floorplan');
  const found = way.state === 'found' ? way.way : undefined;
  return useMemo(() => {
    if (!found) return undefined;
    const scale = planScale(plan, sizeOf);
    const length = (units: number) =>
      t(`way.length.${scale.unit}`, { count: inUnit(scale, units) });
    const kindOf = (code: string) => findStand(code)?.kind ?? 'stand';
    const { start, turns, arrival } = stepsOf(found, plan, isEntrance);
    return {
      total: t('way.total', { length: length(found.length) }),
      steps: [
        t(`way.start.${start.hand}`, {
          from: t(`way.of.${kindOf(from)}`, { code: from }),
          length: length(start.length),
        }),
        ...turns.map(({ hand, at = to, length: units }) =>
          t(`way.turn.${hand}`, {
            at: t(`way.at.${kindOf(at)}`, { code: at }),
            length: length(units),
          }),
        ),
        t(`way.arrival.${arrival}`, { name: t(`name.${kindOf(to)}`, { code: to }) }),
      ],
    };
  }, [found, plan, from, to, sizeOf, t]);
}
