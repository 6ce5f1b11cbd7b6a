import { memo, useMemo } from 'react';
import { lookOf } from '../core/shape-look';
import { outlineOf } from './outline';
import { PLAN_COLOURS, PLAN_STATUS } from './plan-colours';
import type { PlanDrawingProps } from './plan-drawing';
import type { StillPlanProps } from './still-plan';

/**
 * A large plan in few paths, without edges, labels and patterns: what is seen until WebGL draws it. A node for each
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

/** Neighbours in one path, and no more of them: each tile of the picture draws every path that it touches. */
const SHAPES_IN_PATH = 250;

const Shapes = memo(function Shapes({ plan, statuses }: StillPlanProps) {
  const paths = useMemo(() => {
    const outlines = new Map<string, { fill: string; outline: string }>();
    plan.shapes.forEach((shape, at) => {
      const { ground } = lookOf(shape, statuses);
      const fill = ground === 'category' ? PLAN_COLOURS[shape.colour] : PLAN_STATUS[ground];
      const key = `${Math.floor(at / SHAPES_IN_PATH)} ${fill}`;
      const before = outlines.get(key)?.outline ?? '';
      outlines.set(key, { fill, outline: before + outlineOf(shape.rings) });
    });
    return [...outlines];
  }, [plan, statuses]);
  return paths.map(([key, { fill, outline }]) => <path key={key} d={outline} fill={fill} />);
});
