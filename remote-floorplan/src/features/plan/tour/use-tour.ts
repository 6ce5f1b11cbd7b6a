import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { useEffect, useMemo, useState } from 'react';
import { useDrawnOn } from '../compare/use-drawn-on';
import { runInSlices } from '../core/slices';
import { type Ground, type Tour, type TourAsked, tourOf } from '../core/tour';
import { useInventory } from '../data/use-inventory';
import { usePlan } from '../data/use-plan';
import { useModule } from '../use-module';

const load = () => import(/* webpackChunkName: "plan-way" */ '../core/way');

/** A tour once it is found. @param asked the same object for as long as nothing of it changes */
export function useTour(asked: TourAsked) {
  const { halls, find, isEntrance } = useInventory();
  const [hall] = halls;
  const [drawing] = hall.drawings;
  const first = usePlan(hall, drawing);
  const codes = useMemo(() => {
    const places = [...asked.places, ...asked.stretches.flatMap(({ endsAt }) => endsAt ?? [])];
    return [...new Set([asked.from, ...places])].filter((code) => find(code) !== undefined);
  }, [asked, find]);
  const drawn = useDrawnOn(codes, { hall, drawing, plan: first.plan });
  const search = useModule(load);
  const [found, setFound] = useState<{ asked: TourAsked; tour: Tour }>();
  const createWalk = search.module?.createWalk;
  useEffect(() => {
    if (!createWalk || codes.some((code) => !drawn.plans.get(code))) return;
    const grounds = new Map<FlatPlan, Ground>();
    const groundOf = (code: string) => {
      const plan = drawn.plans.get(code);
      if (!plan?.shapes.some((shape) => shape.code === code)) return undefined;
      const ground = grounds.get(plan) ?? { plan, walk: createWalk(plan, isEntrance) };
      grounds.set(plan, ground);
      return ground;
    };
    return runInSlices(tourOf(asked, groundOf), (tour) => setFound({ asked, tour }));
  }, [createWalk, codes, drawn.plans, asked, isEntrance]);
  return {
    tour: found?.asked === asked ? found.tour : undefined,
    plans: drawn.plans,
    failed: first.failed || drawn.failed || search.failed,
    retry: () => {
      if (first.failed) first.retry();
      if (drawn.failed) drawn.retry();
      if (search.failed) search.retry();
    },
  };
}
