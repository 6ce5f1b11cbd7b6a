import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import type { Work } from '@mosta/plan/drawing/work';
import { useEffect, useState } from 'react';
import { nearestEntrance } from '../core/nearest-entrance';
import { runInSlices } from '../core/slices';
import type { OpenSides, Walk } from '../core/way';
import { useInventory } from '../data/use-inventory';
import { useModule } from '../use-module';

/** How a stand lies: its open sides, and the length of the way from the nearest entrance in plan units, where one leads there. */
export type Walked = { sides: OpenSides; length: number | undefined };

type Plans = ReadonlyMap<string, FlatPlan | undefined>;
type Create = typeof import('../core/way')['createWalk'];

const load = () => import(/* webpackChunkName: "plan-way" */ '../core/way');

/** How some stands lie, each on its drawing; searched in slices, and unknown until then. */
export function useWalks(plans: Plans) {
  const { isEntrance } = useInventory();
  const { module, failed, retry } = useModule(load);
  const [walked, setWalked] = useState<ReadonlyMap<string, Walked>>(new Map());
  useEffect(() => {
    if (!module) return;
    return runInSlices(walks(plans, isEntrance, module.createWalk), setWalked);
  }, [module, plans, isEntrance]);
  return { walked, failed, retry };
}

function* walks(
  plans: Plans,
  isEntrance: (code: string) => boolean,
  create: Create,
): Work<Map<string, Walked>> {
  const made = new Map<FlatPlan, Walk>();
  const walked = new Map<string, Walked>();
  for (const [code, plan] of plans) {
    if (!plan) continue;
    const walk = made.get(plan) ?? create(plan, isEntrance);
    made.set(plan, walk);
    const entrance = nearestEntrance(plan, code, isEntrance);
    const sides = yield* walk.sides(code);
    const way = entrance === undefined ? undefined : yield* walk.way(entrance, code);
    walked.set(code, { sides, length: way?.length });
  }
  return walked;
}
