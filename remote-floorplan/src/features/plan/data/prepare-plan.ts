import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { askedView, type HallDrawing, shownDrawing } from '@mosta/shared/domain/shown-drawing';
import { hallsQuery } from '@mosta/shared/queries';
import { drawingOfPage } from './hall.queries';
import { inventoryFor, type PlanHall, SHIPPED } from './inventory';
import { DRAWING_IDS, isShipped, loadPlan, toldPlan } from './load-plan';

type Stored = { hall: PlanHall; drawing: string; plan: FlatPlan };

const prepared = new Map<string, FlatPlan>();
let stored: Stored | undefined;

/**
 * Loads the drawing that the address shows before the page that shows it, whose first rendering then has it; at build,
 * each one. A failure is left to the page.
 */
export async function preparePlan(): Promise<void> {
  stored = storedOfPage();
  if (stored) return;
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

/** The stored drawing that the page is drawn from (docs/decisions/0089), whatever the address shows by now. */
function storedOfPage(): Stored | undefined {
  const { initialData } = hallsQuery();
  const halls = typeof initialData === 'function' ? initialData() : initialData;
  for (const hall of halls ? inventoryFor(halls).halls : []) {
    for (const { id } of hall.drawings.filter((drawing) => drawing.stored)) {
      const file = drawingOfPage(hall.id, id);
      if (file !== undefined) return { hall, drawing: id, plan: toldPlan(file, hall, id) };
    }
  }
  return undefined;
}

/** Whether a page is being drawn that shows one stored drawing, and no other. */
export const isStoredPage = (): boolean => stored !== undefined;

/** A drawing that was loaded before its page. */
export function preparedPlan(hall: PlanHall, drawing: HallDrawing | undefined) {
  if (!drawing) return undefined;
  if (drawing.stored) return ofStored(hall, drawing.id);
  // Read anew for a list of places that has changed.
  const [first] = SHIPPED.halls;
  return hall === first && isShipped(hall, drawing) ? prepared.get(drawing.id) : undefined;
}

function ofStored(hall: PlanHall, drawing: string): FlatPlan | undefined {
  if (stored?.hall.id !== hall.id || stored.drawing !== drawing) return undefined;
  // The same list is another object in the cache of queries.
  if (stored.hall !== hall && JSON.stringify(stored.hall) === JSON.stringify(hall))
    stored = { ...stored, hall };
  return stored.hall === hall ? stored.plan : undefined;
}
