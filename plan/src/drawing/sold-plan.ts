import { type Cut, withCuts } from './cut-plan';
import type { FlatPlan } from './flatten';
import { type Join, withJoins } from './joined-plan';

/** A plan on which stands are as they are sold: those that were cut in parts, which may have been joined to others. */
export function soldPlan(
  plan: FlatPlan,
  { cuts, joins }: { cuts: readonly Cut[]; joins: readonly Join[] },
): FlatPlan {
  return withJoins(withCuts(plan, cuts), joins);
}
