import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import type { HallDrawing } from '@mosta/shared/domain/shown-drawing';
import { useQueryClient } from '@mosta/shared/queries';
import { useCallback, useEffect, useState } from 'react';
import type { PlanHall } from './inventory';
import { loadDrawing } from './load-plan';
import { preparedPlan } from './prepare-plan';

type State = { key: string; hall: PlanHall; plan?: FlatPlan | undefined; failed: boolean };

/**
 * A drawing as it loads; `retry` tries again after a failure. A hall without drawings has nothing to show.
 * `current`: the plan is that of the hall as it is, not of the list before.
 */
export function usePlan(hall: PlanHall, drawing: HallDrawing | undefined) {
  const client = useQueryClient();
  const key = `${hall.id} ${drawing?.id} ${drawing?.stored}`;
  const prepared = preparedPlan(hall, drawing);
  const [state, setState] = useState<State>({ key, hall, plan: prepared, failed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (prepared) return;
    let live = true;
    const loading = drawing
      ? loadDrawing(client, hall, drawing)
      : Promise.reject(new Error('No drawing'));
    loading.then(
      (plan) => live && setState({ key, hall, plan, failed: false }),
      () => live && setState({ key, hall, failed: true }),
    );
    return () => {
      live = false;
    };
  }, [client, hall, drawing, key, attempt, prepared]);
  const retry = useCallback(() => {
    setState((old) => ({ ...old, failed: false }));
    setAttempt((old) => old + 1);
  }, []);
  // While the same drawing is read anew for a list that has changed, it stays.
  const current = state.key === key ? state : undefined;
  return {
    plan: prepared ?? current?.plan,
    current: prepared !== undefined || current?.hall === hall,
    failed: current?.failed ?? false,
    retry,
  };
}
