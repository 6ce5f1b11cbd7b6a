import { type FlatPlan, flatteningDrawing } from '@mosta/plan/drawing/flatten';
import type { Loss } from '@mosta/plan/drawing/loss';
import { readingDrawing } from '@mosta/plan/drawing/read-drawing';
import type { Work } from '@mosta/plan/drawing/work';
import { SHIPPED_HALL } from '@mosta/shared/domain/edition-halls';
import type { HallDrawing } from '@mosta/shared/domain/shown-drawing';
import { nextTask } from '@mosta/shared/late/next-task';
import type { QueryClient } from '@mosta/shared/queries';
import { inSlices } from '../core/slices';
import { drawingQuery } from './hall.queries';
import { type PlanHall, shippedInventory } from './inventory';

/** The two drawings of the hall that ship with the plan; both refer to one inventory. */
export const DRAWING_IDS = ['a', 'b'] as const;
type DrawingId = (typeof DRAWING_IDS)[number];

const files: Record<DrawingId, () => Promise<{ default: unknown }>> = {
  a: () => import(/* webpackChunkName: "drawing-a" */ '@mosta/plan/drawing/shipped/drawing-a.json'),
  b: () => import(/* webpackChunkName: "drawing-b" */ '@mosta/plan/drawing/shipped/drawing-b.json'),
};

/** Whether a drawing is one of the plan's own files. */
export function isShipped({ id }: PlanHall, drawing: HallDrawing): boolean {
  return !drawing.stored && id === SHIPPED_HALL && shippedId(drawing.id) !== undefined;
}

const shippedId = (id: string): DrawingId | undefined => DRAWING_IDS.find((one) => one === id);

/** Fetches, checks and flattens a drawing that ships with the plan. @throws when the file cannot be had */
export async function loadPlan(
  id: DrawingId,
  hall: PlanHall = shippedInventory().halls[0],
): Promise<FlatPlan> {
  const { default: file } = await files[id]();
  // Another task than that which has evaluated the file: the browser answers in between.
  await nextTask();
  return toldPlan(file, hall, id);
}

/**
 * Fetches, checks and flattens a drawing of a hall.
 * @throws when it cannot be had or has no list of shapes
 */
export async function loadDrawing(
  client: QueryClient,
  hall: PlanHall,
  drawing: HallDrawing,
): Promise<FlatPlan> {
  const id = shippedId(drawing.id);
  if (id && isShipped(hall, drawing)) return loadPlan(id, hall);
  return toldPlan(await client.fetchQuery(drawingQuery(hall.id, drawing.id)), hall, drawing.id);
}

/**
 * What is broken in a drawing is left out alone, and told to whoever listens for the page's errors: the host counts them
 * by remote (docs/decisions/0030).
 */
export async function toldPlan(file: unknown, hall: PlanHall, id: string): Promise<FlatPlan> {
  const { plan, losses } = await inSlices(planOf(file, hall, await changeOf(hall)));
  if (losses.length > 0) reportError(new BrokenDrawing(`${hall.id} ${id}`, losses));
  return plan;
}

type Change = (plan: FlatPlan) => FlatPlan;

/** What joins and cuts stands on a plan; its code is fetched where some are. */
async function changeOf({ cuts, joins }: PlanHall): Promise<Change | undefined> {
  if (cuts.length + joins.length === 0) return undefined;
  const { soldPlan } = await import(
    /* webpackChunkName: "sold-plan" */ '@mosta/plan/drawing/sold-plan'
  );
  return (plan) => soldPlan(plan, { cuts, joins });
}

/**
 * A drawing's file as a plan, with what is lost of it; pauses after each shape.
 * @param change joins and cuts stands, where some are
 * @throws when it has no list of shapes
 */
export function* planOf(
  file: unknown,
  { find }: PlanHall = shippedInventory().halls[0],
  change: Change = (plan) => plan,
): Work<{ plan: FlatPlan; losses: Loss[] }> {
  const { drawing, losses } = yield* readingDrawing(file);
  const flat = yield* flatteningDrawing(drawing, find, (code, shape) =>
    losses.push({ code, shape }),
  );
  const plan = change(flat);
  // A drawing names an entrance by its number alone.
  for (const part of [...plan.shapes, ...plan.labels])
    part.code = part.code && (find(part.code)?.code ?? part.code);
  return { plan, losses };
}

class BrokenDrawing extends Error {
  constructor(id: string, losses: readonly Loss[]) {
    const named = losses.slice(0, 20).map(({ code, shape }) => `${code} ${shape}`);
    super(`Drawing ${id}: ${losses.length} losses: ${named.join(', ')}`);
    this.name = 'BrokenDrawing';
  }
}
