import type { FlatPlan } from '../core/flatten';
import { type DrawingId, loadPlan } from './load-plan';

const prepared = new Map<DrawingId, FlatPlan>();

/** Loads a drawing before the page that shows it, whose first rendering then has it. A failure is left to the page. */
export async function preparePlan(id: DrawingId): Promise<void> {
  if (prepared.has(id)) return;
  const plan = await loadPlan(id).catch(() => undefined);
  if (plan) prepared.set(id, plan);
}

/** A drawing that was loaded before its page. */
export function preparedPlan(id: DrawingId): FlatPlan | undefined {
  return prepared.get(id);
}
