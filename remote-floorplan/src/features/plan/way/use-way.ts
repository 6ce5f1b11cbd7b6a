import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { useEffect, useLayoutEffect, useState } from 'react';
import { runInSlices } from '../core/slices';
import type { FindWay, Way } from '../core/way';
import { useInventory } from '../data/use-inventory';

type Asked = { plan: FlatPlan | undefined; from: string | null; to: string | null };
/** `none`: no free ground leads there, or the plan lacks one of both. */
export type WayState =
  | { state: 'off' | 'loading' | 'none' }
  | { state: 'failed'; retry: () => void }
  | { state: 'found'; way: Way };

type Search = { find: FindWay; from: string; to: string };

/**
 * The way between two places of a plan; the search for it is loaded when the first is asked for. It runs in slices, and
 * stops when another way or none is asked for.
 */
export function useWay({ plan, from, to }: Asked): WayState {
  const { isEntrance } = useInventory();
  const asked = plan !== undefined && from !== null && to !== null;
  const [attempt, setAttempt] = useState(0);
  const [finder, setFinder] = useState<{ plan: FlatPlan; find: FindWay | 'failed' }>();
  useEffect(() => {
    if (!asked || !plan) return;
    let live = true;
    import(/* webpackChunkName: "plan-way" */ '../core/way').then(
      ({ createWalk }) => live && setFinder({ plan, find: createWalk(plan, isEntrance).way }),
      () => live && setFinder({ plan, find: 'failed' }),
    );
    return () => {
      live = false;
    };
  }, [asked, plan, attempt, isEntrance]);
  const find = finder?.plan === plan ? finder?.find : undefined;
  const [result, setResult] = useState<Search & { way: Way | undefined }>();
  // Before the page is painted: a search that ends with its first slice shows no state of loading.
  useLayoutEffect(() => {
    if (typeof find !== 'function' || !from || !to) return;
    return runInSlices(find(from, to), (way) => setResult({ find, from, to, way }));
  }, [find, from, to]);
  if (!asked) return { state: 'off' };
  if (find === 'failed') {
    const retry = () => {
      setFinder(undefined);
      setAttempt((old) => old + 1);
    };
    return { state: 'failed', retry };
  }
  // An end without a name is none of the plan.
  if (find && !(from && to)) return { state: 'none' };
  const known = result?.find === find && result?.from === from && result.to === to;
  if (!find || !known) return { state: 'loading' };
  return result.way ? { state: 'found', way: result.way } : { state: 'none' };
}
