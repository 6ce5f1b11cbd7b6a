import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { askedView, type HallDrawing, shownDrawing } from '@mosta/shared/domain/shown-drawing';
import { type PlanHall, SHIPPED } from './inventory';
import { DRAWING_IDS, isShipped, loadPlan } from './load-plan';

const prepared = new Map<string, FlatPlan>();

/**
 * Loads the drawing that the address shows before the page that shows it, whose first rendering then has it; at build,
 * each one. A failure is left to the page.
 */
export async function preparePlan(): Promise<void> {
  await Promise.all(
    wantedIds().map(async (id) => {
      if (prepared.has(id)) return;
      const plan = await loadPlan(id).catch(() => undefined);
      if (plan) prepared.set(id, plan);
    }),
  );
}

function wantedIds() {
  if (typeof location === 'undefined') return DRAWING_IDS;
  const { drawing } = shownDrawing(SHIPPED.halls, askedView(new URLSearchParams(location.search)));
  return DRAWING_IDS.filter((id) => id === drawing?.id);
}

/** A drawing that was loaded before its page. */
export function preparedPlan(hall: PlanHall, drawing: HallDrawing | undefined) {
  // Read anew for a list of places that has changed.
  const [first] = SHIPPED.halls;
  return drawing && hall === first && isShipped(hall, drawing)
    ? prepared.get(drawing.id)
    : undefined;
}
