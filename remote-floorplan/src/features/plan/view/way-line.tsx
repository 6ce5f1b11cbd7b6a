import type { Point } from '@mosta/plan/drawing/affine';
import { wayTip } from '../core/marks';
import { WAY } from '../core/measures';
import { outlineOf } from './outline';
import { PLAN_SHEET } from './plan-colours';

/** A way on the plan as SVG: a line on a paler edge, a dot where it begins, an arrow where it ends. */
export function WayLine({ points }: { points: readonly Point[] }) {
  const [start] = points;
  if (!start) return null;
  const line = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const paint = { fill: PLAN_SHEET.way, stroke: PLAN_SHEET.paper, strokeWidth: WAY.edge };
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d={line} fill="none" stroke={PLAN_SHEET.paper} strokeWidth={WAY.width + 2 * WAY.edge} />
      <path d={line} fill="none" stroke={PLAN_SHEET.way} strokeWidth={WAY.width} />
      <circle cx={start[0]} cy={start[1]} r={WAY.dot} {...paint} />
      <path d={outlineOf([wayTip(points)])} {...paint} />
    </g>
  );
}
