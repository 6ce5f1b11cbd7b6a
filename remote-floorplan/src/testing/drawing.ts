import type { FlatPlan, FlatShape } from '@mosta/plan/drawing/flatten';
import { fitCamera } from '../features/plan/core/camera';
import type { PlanDrawingProps } from '../features/plan/view/plan-drawing';
import { SHIPPED } from './shipped';

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

/** A stand of 30 by 30 units at some place. */
export function buildFlatRect(code: string, { x, y }: { x: number; y: number }): FlatShape {
  const [maxX, maxY] = [x + 30, y + 30];
  return {
    key: code,
    code,
    colour: 'orange',
    available: true,
    rule: 'nonzero',
    rings: [
      [
        [x, y],
        [maxX, y],
        [maxX, maxY],
        [x, maxY],
      ],
    ],
    bounds: { minX: x, minY: y, maxX, maxY },
  };
}
