import * as v from 'valibot';
import { type FlatPlan, flattenDrawing } from '../core/flatten';
import { drawingSchema } from '../core/shape.schema';
import { findStand } from './inventory';

/** The two drawings of the hall; both refer to one inventory. */
export const DRAWING_IDS = ['a', 'b'] as const;
export type DrawingId = (typeof DRAWING_IDS)[number];

const files: Record<DrawingId, () => Promise<{ default: unknown }>> = {
  a: () => import(/* webpackChunkName: "drawing-a" */ './drawing-a.json'),
  b: () => import(/* webpackChunkName: "drawing-b" */ './drawing-b.json'),
};

/** Fetches, checks and flattens a drawing. @throws when the file cannot be had or is no drawing */
export async function loadPlan(id: DrawingId): Promise<FlatPlan> {
  const { default: file } = await files[id]();
  return flattenDrawing(v.parse(drawingSchema, file), findStand);
}
