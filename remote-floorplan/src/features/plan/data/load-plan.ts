import { type FlatPlan, flattenDrawing } from '../core/flatten';
import type { Loss } from '../core/loss';
import { readDrawing } from '../core/read-drawing';
import { findStand } from './inventory';

/** The two drawings of the hall; both refer to one inventory. */
export const DRAWING_IDS = ['a', 'b'] as const;
export type DrawingId = (typeof DRAWING_IDS)[number];

const files: Record<DrawingId, () => Promise<{ default: unknown }>> = {
  a: () => import(/* webpackChunkName: "drawing-a" */ './drawing-a.json'),
  b: () => import(/* webpackChunkName: "drawing-b" */ './drawing-b.json'),
};

/**
 * Fetches, checks and flattens a drawing. What is broken in it is left out alone, and told to whoever listens for the
 * page's errors: the host counts them by remote (docs/decisions/0030).
 * @throws when the file cannot be had or has no list of shapes
 */
export async function loadPlan(id: DrawingId): Promise<FlatPlan> {
  const { default: file } = await files[id]();
  const { plan, losses } = planOf(file);
  if (losses.length > 0) reportError(new BrokenDrawing(id, losses));
  return plan;
}

/** A drawing's file as a plan, with what is lost of it. @throws when it has no list of shapes */
export function planOf(file: unknown): { plan: FlatPlan; losses: Loss[] } {
  const { drawing, losses } = readDrawing(file);
  const plan = flattenDrawing(drawing, findStand, (code, shape) => losses.push({ code, shape }));
  return { plan, losses };
}

class BrokenDrawing extends Error {
  constructor(id: DrawingId, losses: readonly Loss[]) {
    const named = losses.slice(0, 20).map(({ code, shape }) => `${code} ${shape}`);
    super(`Drawing ${id}: ${losses.length} losses: ${named.join(', ')}`);
    this.name = 'BrokenDrawing';
  }
}
