import type { FlatShape } from '@mosta/plan/drawing/flatten';
import { memo } from 'react';
import { Group, Layer, Path, Stage, Text } from 'react-konva';
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

/** A rival: one Konva node a shape, without Konva's own hit canvas, which would cost more. */
export function KonvaPlan({ plan, statuses, camera, size, selected }: PlanDrawingProps) {
  const chosen = plan.shapes.find(({ code }) => code === selected);
  return (
    <Stage width={size.width} height={size.height}>
      <Layer listening={false}>
        <Group x={camera.x} y={camera.y} scaleX={camera.scale} scaleY={camera.scale}>
          <Still plan={plan} statuses={statuses} />
          {selected && chosen && (
            <Path
              data={outlineOf(chosen.rings)}
              stroke={PLAN_SHEET.chosen}
              strokeWidth={MARK_WIDTH}
            />
          )}
        </Group>
      </Layer>
    </Stage>
  );
}

const Still = memo(function Still({ plan, statuses }: Pick<PlanDrawingProps, 'plan' | 'statuses'>) {
  return (
    <>
      {plan.shapes.map((shape) => (
        <Shape key={shape.key} shape={shape} statuses={statuses} />
      ))}
      {plan.labels.map(({ text, x, y }) => (
        <Text
          key={`${text} ${x} ${y}`}
          text={text}
          x={x - 50}
          y={y - LABEL_SIZE / 2}
          width={100}
          align="center"
          fontSize={LABEL_SIZE}
          fill={PLAN_SHEET.ink}
          perfectDrawEnabled={false}
        />
      ))}
    </>
  );
});

type ShapeProps = { shape: FlatShape; statuses: PlanDrawingProps['statuses'] };

function Shape({ shape, statuses }: ShapeProps) {
  const { ground, opacity, framed, pattern } = lookOf(shape, statuses);
  const outline = outlineOf(shape.rings);
  const lines = pattern
    ? [...hatching(shape, -1), ...(pattern === 'blocked' ? hatching(shape, 1) : [])]
    : [];
  return (
    <>
      <Path
        data={outline}
        fill={ground === 'category' ? PLAN_COLOURS[shape.colour] : PLAN_STATUS[ground]}
        stroke={PLAN_SHEET.stroke}
        strokeWidth={STROKE_WIDTH}
        strokeEnabled={shape.code !== undefined}
        opacity={opacity}
        perfectDrawEnabled={false}
      />
      {pattern && (
        <Path
          data={lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('')}
          stroke={PLAN_PATTERN[pattern]}
          strokeWidth={HATCH_WIDTH}
          perfectDrawEnabled={false}
        />
      )}
      {ground !== 'category' && (
        <Path
          data={outlineOf(signOf(shape))}
          fill={PLAN_SIGNS[shape.colour]}
          perfectDrawEnabled={false}
        />
      )}
      {framed && (
        <Path
          data={outline}
          stroke={PLAN_SHEET.frame}
          strokeWidth={FRAME_WIDTH}
          perfectDrawEnabled={false}
        />
      )}
    </>
  );
}
