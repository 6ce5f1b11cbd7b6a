import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { fitCamera } from '../features/plan/core/camera';
import { SHIPPED } from '../features/plan/data/inventory';
import type { PlanDrawingProps } from '../features/plan/view/plan-drawing';

/** The sheet of the drawings that tests make. */
export const SHEET = { width: 1050, height: 290 };

/** The whole plan with nothing marked, but for what a test asks for. */
export function buildDrawing(
  plan: FlatPlan,
  asked: Partial<PlanDrawingProps> = {},
): PlanDrawingProps {
  return {
    plan,
    statuses: SHIPPED.drawnStatuses,
    camera: fitCamera(SHEET, plan),
    size: SHEET,
    hovered: null,
    selected: null,
    highlight: [],
    found: null,
    ...asked,
  };
}
