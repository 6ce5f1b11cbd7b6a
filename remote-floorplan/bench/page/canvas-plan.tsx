import Flatbush from 'flatbush';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { hatching } from '../../src/features/plan/core/hatching';
import { signOf } from '../../src/features/plan/core/kind-sign';
import {
  FRAME_WIDTH,
  HATCH_WIDTH,
  LABEL_SIZE,
  MARK_WIDTH,
  STROKE_WIDTH,
} from '../../src/features/plan/core/measures';
import { lookOf } from '../../src/features/plan/core/shape-look';
import { outlineOf } from '../../src/features/plan/view/outline';
import {
  PLAN_COLOURS,
  PLAN_PATTERN,
  PLAN_SHEET,
  PLAN_SIGNS,
  PLAN_STATUS,
} from '../../src/features/plan/view/plan-colours';
import type { PlanDrawingProps } from '../../src/features/plan/view/plan-drawing';

const LEAST_LABEL_PX = 5;

/** A rival: canvas 2D that asks an index what is in view. */
export function CanvasPlan({ plan, statuses, camera, size, selected }: PlanDrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useMemo(() => {
    const index = new Flatbush(plan.shapes.length);
    for (const { bounds } of plan.shapes)
      index.add(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY);
    index.finish();
    const shapes = plan.shapes.map((shape) => {
      const look = lookOf(shape, statuses);
      const lines = look.pattern
        ? [...hatching(shape, -1), ...(look.pattern === 'blocked' ? hatching(shape, 1) : [])]
        : [];
      return {
        shape,
        look,
        outline: new Path2D(outlineOf(shape.rings)),
        lines: new Path2D(lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('')),
        sign: look.ground === 'category' ? undefined : new Path2D(outlineOf(signOf(shape))),
      };
    });
    return { index, shapes };
  }, [plan, statuses]);

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d', { alpha: false });
    if (!context) return;
    const { scale, x, y } = camera;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = PLAN_SHEET.paper;
    context.fillRect(0, 0, size.width, size.height);
    context.setTransform(scale, 0, 0, scale, x, y);
    const seen = drawn.index
      .search(-x / scale, -y / scale, (size.width - x) / scale, (size.height - y) / scale)
      .sort((left, right) => left - right);
    for (const at of seen) {
      const item = drawn.shapes[at];
      if (!item) continue;
      const { shape, look, outline, lines, sign } = item;
      context.globalAlpha = look.opacity;
      context.fillStyle =
        look.ground === 'category' ? PLAN_COLOURS[shape.colour] : PLAN_STATUS[look.ground];
      context.fill(outline, shape.rule);
      if (shape.code === undefined) continue;
      context.strokeStyle = PLAN_SHEET.stroke;
      context.lineWidth = STROKE_WIDTH;
      context.stroke(outline);
      if (look.pattern) {
        context.strokeStyle = PLAN_PATTERN[look.pattern];
        context.lineWidth = HATCH_WIDTH;
        context.stroke(lines);
      }
      if (sign) {
        context.fillStyle = PLAN_SIGNS[shape.colour];
        context.fill(sign);
      }
    }
    context.globalAlpha = 1;
    for (const at of seen) {
      const item = drawn.shapes[at];
      const chosen = item && item.shape.code === selected;
      if (!item || !(item.look.framed || chosen)) continue;
      context.strokeStyle = chosen ? PLAN_SHEET.chosen : PLAN_SHEET.frame;
      context.lineWidth = chosen ? MARK_WIDTH : FRAME_WIDTH;
      context.stroke(item.outline);
    }
    if (LABEL_SIZE * scale < LEAST_LABEL_PX) return;
    context.font = `600 ${LABEL_SIZE}px sans-serif`;
    context.textAlign = 'center';
    context.fillStyle = PLAN_SHEET.ink;
    for (const label of plan.labels) {
      const [px, py] = [label.x * scale + x, label.y * scale + y];
      if (px > 0 && py > 0 && px < size.width && py < size.height)
        context.fillText(label.text, label.x, label.y + LABEL_SIZE * 0.36);
    }
  });
  return <canvas ref={canvas} width={size.width} height={size.height} />;
}
