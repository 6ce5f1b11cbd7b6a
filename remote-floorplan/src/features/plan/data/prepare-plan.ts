import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import type { HallDrawing } from '@mosta/shared/domain/shown-drawing';
import { type PlanHall, SHIPPED } from './inventory';
import { DRAWING_IDS, isShipped, loadPlan } from './load-plan';

const prepared = new Map<string, FlatPlan>();

/**
 * Loads the drawing that the address names before the page that shows it, whose first rendering then has it; at build, the
 * first one. A failure is left to the page.
 */
export async function preparePlan(): Promise<void> {
  const asked =
    typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('plan');
  const id = DRAWING_IDS.find((one) => one === asked) ?? DRAWING_IDS[0];
  if (prepared.has(id)) return;
  const plan = await loadPlan(id).catch(() => undefined);
  if (plan) prepared.set(id, plan);
}

/** A drawing that was loaded before its page. */
export function preparedPlan(hall: PlanHall, drawing: HallDrawing | undefined) {
  // Read anew for a list of places that has changed.
  const [first] = SHIPPED.halls;
  return drawing && hall === first && isShipped(hall, drawing)
    ? prepared.get(drawing.id)
    : undefined;
}
