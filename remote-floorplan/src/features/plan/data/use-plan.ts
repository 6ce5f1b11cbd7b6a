import { useCallback, useEffect, useState } from 'react';
import type { FlatPlan } from '../core/flatten';
import { type DrawingId, loadPlan } from './load-plan';
import { preparedPlan } from './prepare-plan';

type State = { drawing: DrawingId; plan?: FlatPlan; failed: boolean };

/** A drawing as it loads; `retry` tries again after a failure. */
export function usePlan(drawing: DrawingId) {
  const [state, setState] = useState<State>({ drawing, failed: false });
  const [attempt, setAttempt] = useState(0);
  const prepared = preparedPlan(drawing);
  useEffect(() => {
    if (prepared) return;
    let live = true;
    loadPlan(drawing).then(
      (plan) => live && setState({ drawing, plan, failed: false }),
      () => live && setState({ drawing, failed: true }),
    );
    return () => {
      live = false;
    };
  }, [drawing, attempt, prepared]);
  const retry = useCallback(() => {
    setState((old) => ({ ...old, failed: false }));
    setAttempt((old) => old + 1);
  }, []);
  const current = state.drawing === drawing ? state : undefined;
  return { plan: prepared ?? current?.plan, failed: current?.failed ?? false, retry };
}
