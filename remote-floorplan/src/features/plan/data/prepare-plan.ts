import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { askedView, type HallDrawing, shownDrawing } from '@mosta/shared/domain/shown-drawing';
import { hallsQuery } from '@mosta/shared/queries';
import { drawingOfPage } from './hall.queries';
import { type Inventory, inventoryFor, type PlanHall, shippedInventory } from './inventory';
import { DRAWING_IDS, isShipped, loadPlan, toldPlan } from './load-plan';

type Prepared = { hall: PlanHall; drawing: string; plan: FlatPlan };

const shipped = new Map<string, Prepared>();
let stored: Prepared | undefined;

/**
 * Loads the drawing that the address shows before the page that shows it, whose first rendering then has it; at build,
 * each one. A failure is left to the page.
 */
export async function preparePlan(): Promise<void> {
  const { halls } = toldHalls();
  stored = await storedOfPage(halls);
  if (stored) return;
  const [hall] = halls;
  await Promise.all(
    wantedIds(halls).map(async (drawing) => {
      if (samePlaces(shipped.get(drawing), hall)) return;
      const plan = await loadPlan(drawing, hall).catch(() => undefined);
      if (plan) shipped.set(drawing, { hall, drawing, plan });
    }),
  );
}

/** The halls that came with the page, else those of the edition's file. */
function toldHalls() {
  const { initialData } = hallsQuery();
  const halls = typeof initialData === 'function' ? initialData() : initialData;
  return halls ? inventoryFor(halls) : shippedInventory();
}

function wantedIds(halls: Inventory['halls']) {
  if (typeof location === 'undefined') return DRAWING_IDS;
  const { hall, drawing } = shownDrawing(halls, askedView(new URLSearchParams(location.search)));
  return DRAWING_IDS.filter((id) => id === drawing?.id && isShipped(hall, drawing));
}

/** The stored drawing that the page is drawn from (docs/decisions/0089), whatever the address shows by now. */
async function storedOfPage(halls: Inventory['halls']): Promise<Prepared | undefined> {
  for (const hall of halls) {
    for (const { id } of hall.drawings.filter((drawing) => drawing.stored)) {
      const file = drawingOfPage(hall.id, id);
      if (file !== undefined) return { hall, drawing: id, plan: await toldPlan(file, hall, id) };
    }
  }
  return undefined;
}

/** Whether a page is being drawn that shows one stored drawing, and no other. */
export const isStoredPage = (): boolean => stored !== undefined;

/** A drawing that was loaded before its page; it is read anew for a list of places that has changed. */
export function preparedPlan(hall: PlanHall, drawing: HallDrawing | undefined) {
  const kept = drawing?.stored ? stored : shipped.get(drawing?.id ?? '');
  if (kept?.drawing !== drawing?.id || !samePlaces(kept, hall)) return undefined;
  return kept?.plan;
}

/** Whether the drawing was read for this hall; the same list may be another object in the cache of queries. */
function samePlaces(kept: Prepared | undefined, hall: PlanHall): boolean {
  if (kept?.hall.id !== hall.id) return false;
  if (kept.hall !== hall && JSON.stringify(kept.hall) === JSON.stringify(hall)) kept.hall = hall;
  return kept.hall === hall;
}
