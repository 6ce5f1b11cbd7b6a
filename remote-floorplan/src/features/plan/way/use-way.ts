import { useEffect, useMemo, useState } from 'react';
import type { FlatPlan } from '../core/flatten';
import type { FindWay, Way } from '../core/way';
import { isEntrance } from '../data/inventory';

type Asked = { plan: FlatPlan | undefined; from: string | null; to: string | null };
/** `none`: no free ground leads there, or the plan lacks one of both. */
export type WayState =
  | { state: 'off' | 'loading' | 'none' }
  | { state: 'failed'; retry: () => void }
  | { state: 'found'; way: Way };

/** The way between two places of a plan; the search for it is loaded when the first is asked for. */
export function useWay({ plan, from, to }: Asked): WayState {
  const asked = plan !== undefined && from !== null && to !== null;
  const [attempt, setAttempt] = useState(0);
  const [finder, setFinder] = useState<{ plan: FlatPlan; find: FindWay | 'failed' }>();
  useEffect(() => {
    if (!asked || !plan) return;
    let live = true;
    import(/* webpackChunkName: "plan-way" */ '../core/way').then(
      ({ createFindWay }) => live && setFinder({ plan, find: createFindWay(plan, isEntrance) }),
      () => live && setFinder({ plan, find: 'failed' }),
    );
    return () => {
      live = false;
    };
  }, [asked, plan, attempt]);
  const find = finder?.plan === plan ? finder?.find : undefined;
  const way = useMemo(
    () => (typeof find === 'function' && from && to ? find(from, to) : undefined),
    [find, from, to],
  );
  if (!asked) return { state: 'off' };
  if (find === 'failed') {
    const retry = () => {
      setFinder(undefined);
      setAttempt((old) => old + 1);
    };
    return { state: 'failed', retry };
  }
  if (!find) return { state: 'loading' };
  return way ? { state: 'found', way } : { state: 'none' };
}
