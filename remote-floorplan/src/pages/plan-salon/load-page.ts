import { preparePlan } from '../../features/plan/data/prepare-plan';
import PlanSalonPage from './plan-salon-page';

/** The page with its drawing: prerendered and live, the first rendering shows the plan. */
export async function loadPage() {
  await preparePlan();
  return { default: PlanSalonPage };
}
