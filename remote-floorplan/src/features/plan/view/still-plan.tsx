import type { FlatLabel, FlatPlan, FlatShape } from '@mosta/plan/drawing/flatten';
import type { FlatGradient } from '@mosta/plan/drawing/gradient';
import { type StandMark, standMark } from '@mosta/shared/contract/stand-marks';
import { PUBLIC_STATUSES } from '@mosta/shared/domain/stand-status';
import { FONT } from '@mosta/shared/theme';
import { memo, type ReactNode, useId } from 'react';
import { hatching } from '../core/hatching';
import { signOf } from '../core/kind-sign';
import { FRAME_WIDTH, HATCH_WIDTH, LABEL_SIZE, STROKE_WIDTH } from '../core/measures';
import { lookOf, type PlanStatuses, type ShapeLook } from '../core/shape-look';
import { outlineOf } from './outline';
import { PLAN_COLOURS, PLAN_PATTERN, PLAN_SHEET, PLAN_SIGNS, PLAN_STATUS } from './plan-colours';

/** All that does not change while the visitor moves about. */
export const StillPlan = memo(function StillPlan({
  plan,
  statuses,
  labels = plan.labels,
}: StillPlanProps) {
  const looks = plan.shapes.flatMap((shape) => looksOf(shape, statuses));
  return (
    <>
      {looks.map(({ key, mark, shape, look }) => (
        <Marked key={key} mark={mark}>
          <ShapePath shape={shape} {...look} />
        </Marked>
      ))}
      {looks
        .filter(({ look }) => look.framed)
        .map(({ key, mark, shape }) => (
          <Marked key={key} mark={mark}>
            <Frame shape={shape} />
          </Marked>
        ))}
      <Labels labels={labels} />
    </>
  );
});

/** How a shape looks now; in a build, how it looks in each state, with the mark by which the server chooses. */
function looksOf(shape: FlatShape, statuses: PlanStatuses): MarkedLook[] {
  const { key, code } = shape;
  if (typeof document !== 'undefined' || code === undefined || !statuses.has(code))
    return [{ key: String(key), mark: undefined, shape, look: lookOf(shape, statuses) }];
  return PUBLIC_STATUSES.map((status) => ({
    key: `${key} ${status}`,
    mark: standMark(code, status),
    shape,
    look: lookOf(shape, new Map([[code, status]])),
  }));
}

type MarkedLook = {
  key: string;
  mark: StandMark | undefined;
  shape: FlatShape;
  look: ShapeLook;
};

function Marked({ mark, children }: { mark: StandMark | undefined; children: ReactNode }) {
  return mark ? <g {...mark}>{children}</g> : children;
}

export type StillPlanProps = {
  plan: FlatPlan;
  statuses: PlanStatuses;
  /** Others than those of the drawing itself. */
  labels?: readonly FlatLabel[];
};

/** One shape with its pattern and the sign of its kind; drawn anew when its own look changes. */
const ShapePath = memo(function ShapePath({ shape, ...look }: ShapePathProps) {
  const { ground, opacity, pattern } = look;
  const category = PLAN_COLOURS[shape.colour];
  const gradientId = useId();
  const { gradient } = shape;
  const fill = gradient ? `url(#${gradientId})` : category;
  return (
    <>
      {gradient && <Gradient id={gradientId} gradient={gradient} />}
      <path
        d={outlineOf(shape.rings)}
        fill={ground === 'category' ? fill : PLAN_STATUS[ground]}
        fillRule={shape.rule}
        stroke={shape.code === undefined ? 'none' : PLAN_SHEET.stroke}
        strokeWidth={STROKE_WIDTH}
        opacity={opacity}
      />
      {pattern && (
        <path
          d={linesOf(shape, pattern)}
          stroke={PLAN_PATTERN[pattern]}
          strokeOpacity={opacity}
          strokeWidth={HATCH_WIDTH}
        />
      )}
      {ground !== 'category' && (
        <path d={outlineOf(signOf(shape))} fill={PLAN_SIGNS[shape.colour]} />
      )}
    </>
  );
});

function Gradient({ id, gradient: { from, to, stops } }: GradientProps) {
  const [[x1, y1], [x2, y2]] = [from, to];
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
      {stops.map(({ offset, colour }) => (
        <stop key={`${offset} ${colour}`} offset={offset} stopColor={PLAN_COLOURS[colour]} />
      ))}
    </linearGradient>
  );
}

type GradientProps = { id: string; gradient: FlatGradient };

const Frame = memo(function Frame({ shape }: Pick<ShapePathProps, 'shape'>) {
  return (
    <path
      d={outlineOf(shape.rings)}
      fill="none"
      stroke={PLAN_SHEET.frame}
      strokeWidth={FRAME_WIDTH}
    />
  );
});

type ShapePathProps = ShapeLook & { shape: FlatShape };

export const Labels = memo(function Labels({ labels }: { labels: readonly FlatLabel[] }) {
  return (
    <g
      fontFamily={FONT.text}
      fontSize={LABEL_SIZE}
      fontWeight={LABEL_WEIGHT}
      fill={PLAN_SHEET.ink}
      textAnchor="middle"
      direction="ltr"
    >
      {labels.map(({ text, x, y, angle, size }) => (
        <text
          key={`${text} ${x} ${y}`}
          x={x}
          y={y}
          dy="0.36em"
          fontSize={size}
          transform={angle ? `rotate(${(angle * 180) / Math.PI} ${x} ${y})` : undefined}
        >
          {text}
        </text>
      ))}
    </g>
  );
});

const LABEL_WEIGHT = 600;

/** SVG path data of a pattern. */
export function linesOf(
  shape: Pick<FlatShape, 'rings' | 'rule'>,
  pattern: 'held' | 'blocked',
): string {
  const lines = [...hatching(shape, -1), ...(pattern === 'blocked' ? hatching(shape, 1) : [])];
  return lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('');
}
