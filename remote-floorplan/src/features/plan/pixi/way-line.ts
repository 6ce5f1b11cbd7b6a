import type { Graphics } from 'pixi.js';
import type { Point } from '../core/affine';
import { wayTip } from '../core/marks';
import { WAY } from '../core/measures';
import { PLAN_SHEET } from '../view/plan-colours';

/** Draws a way as the SVG does: a line on a paler edge, a dot where it begins, an arrow where it ends. */
export function drawWay(graphics: Graphics, points: readonly Point[]): void {
  const [start] = points;
  if (!start) return;
  const line = points.flat();
  const round = { cap: 'round', join: 'round' } as const;
  const edge = { color: PLAN_SHEET.paper, width: WAY.edge };
  graphics
    .poly(line, false)
    .stroke({ color: PLAN_SHEET.paper, width: WAY.width + 2 * WAY.edge, ...round })
    .poly(line, false)
    .stroke({ color: PLAN_SHEET.way, width: WAY.width, ...round })
    .circle(start[0], start[1], WAY.dot)
    .fill({ color: PLAN_SHEET.way })
    .stroke(edge)
    .poly(wayTip(points).flat(), true)
    .fill({ color: PLAN_SHEET.way })
    .stroke(edge);
}
