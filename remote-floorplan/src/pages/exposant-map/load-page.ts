import { preparePlan } from '../../features/plan/data/prepare-plan';
import ExposantMapPage from './exposant-map-page';

/** The page with its drawing: prerendered and live, the first rendering shows the plan. */
export async function loadPage() {
  await preparePlan();
  return { default: ExposantMapPage };
}
