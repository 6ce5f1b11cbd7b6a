import { memo, useMemo } from 'react';
import { lookOf } from '../core/shape-look';
import { outlineOf } from './outline';
import { PLAN_COLOURS, PLAN_SHEET, PLAN_STATUS } from './plan-colours';
import type { PlanDrawingProps } from './plan-drawing';
import type { StillPlanProps } from './still-plan';

/**
 * A large plan in a path for each colour, without labels and patterns: what is seen until WebGL draws it. A node for each
 * of ten thousand stands would keep the page busy for seconds, and WebGL with it.
 */
export const RoughPlan = memo(function RoughPlan({ camera, size, ...still }: PlanDrawingProps) {
  const { x, y, scale } = camera;
  return (
    <svg width={size.width} height={size.height} aria-hidden="true" style={{ display: 'block' }}>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Shapes plan={still.plan} statuses={still.statuses} />
      </g>
    </svg>
  );
});

const Shapes = memo(function Shapes({ plan, statuses }: StillPlanProps) {
  const paths = useMemo(() => {
    const outlines = new Map<string, string>();
    for (const shape of plan.shapes) {
      const { ground } = lookOf(shape, statuses);
      const fill = ground === 'category' ? PLAN_COLOURS[shape.colour] : PLAN_STATUS[ground];
      outlines.set(fill, (outlines.get(fill) ?? '') + outlineOf(shape.rings));
    }
    return [...outlines];
  }, [plan, statuses]);
  return paths.map(([fill, outline]) => (
    <path
      key={fill}
      d={outline}
      fill={fill}
      stroke={PLAN_SHEET.stroke}
      strokeWidth={0.5}
      vectorEffect="non-scaling-stroke"
    />
  ));
});
