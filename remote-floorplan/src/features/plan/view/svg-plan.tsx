import { FONT } from '@mosta/shared/theme';
import { memo, useId, useMemo } from 'react';
import { type Emphasis, emphasisOf } from '../core/emphasis';
import type { FlatPlan, FlatShape } from '../core/flatten';
import type { FlatGradient } from '../core/gradient';
import { bandOf, hatching } from '../core/hatching';
import { dimmedShapes, pinOf, shapesOf, starsOf } from '../core/marks';
import {
  CHOSEN,
  FRAME_WIDTH,
  HATCH_WIDTH,
  LABEL_SIZE,
  MARK_WIDTH,
  PIN,
  STROKE_WIDTH,
} from '../core/measures';
import { lookOf, type PlanStatuses, type ShapeLook } from '../core/shape-look';
import { outlineOf } from './outline';
import { PLAN_COLOURS, PLAN_PATTERN, PLAN_SHEET, PLAN_STATUS } from './plan-colours';
import type { PlanDrawingProps } from './plan-drawing';
import { WayLine } from './way-line';

/** The plan as SVG: where WebGL is missing, for print, and on demand (`?rendu=svg`). */
export const SvgPlan = memo(function SvgPlan(props: PlanDrawingProps) {
  const { plan, statuses, camera, size, hovered, selected, highlight, found, way } = props;
  const { x, y, scale } = camera;
  const emphasis = useMemo(() => emphasisOf(plan, found, selected), [plan, found, selected]);
  return (
    <svg width={size.width} height={size.height} aria-hidden="true" style={{ display: 'block' }}>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <StillPlan plan={plan} statuses={statuses} />
        <Veil plan={plan} emphasis={emphasis} />
        <Marks plan={plan} codes={highlight} colour={PLAN_SHEET.highlight} />
        <Stars plan={plan} codes={highlight} />
        <Marks plan={plan} codes={hovered ? [hovered] : []} colour={PLAN_SHEET.hover} />
        {selected && <Chosen shapes={shapesOf(plan, [selected])} />}
        {way && <WayLine points={way} />}
      </g>
    </svg>
  );
});

/** All that does not change while the visitor moves about. */
const StillPlan = memo(function StillPlan({ plan, statuses }: StillPlanProps) {
  const looks = plan.shapes.map((shape) => ({ shape, look: lookOf(shape, statuses) }));
  return (
    <>
      {looks.map(({ shape, look }) => (
        <ShapePath key={shape.key} shape={shape} {...look} />
      ))}
      {looks
        .filter(({ look }) => look.framed)
        .map(({ shape }) => (
          <Frame key={shape.key} shape={shape} />
        ))}
      <Labels labels={plan.labels} />
    </>
  );
});

type StillPlanProps = { plan: FlatPlan; statuses: PlanStatuses };

/** One shape with its pattern and the bar of its kind; drawn anew when its own look changes. */
const ShapePath = memo(function ShapePath({ shape, ...look }: ShapePathProps) {
  const { ground, opacity, pattern } = look;
  const category = PLAN_COLOURS[shape.colour];
  const band = ground === 'category' ? undefined : bandOf(shape);
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
      {band && <path d={outlineOf([band])} fill={category} />}
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

const Labels = memo(function Labels({ labels }: Pick<FlatPlan, 'labels'>) {
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

/** Paper over what steps back, as one path. */
const Veil = memo(function Veil({ plan, emphasis }: VeilProps) {
  const dimmed = dimmedShapes(plan, emphasis);
  if (!emphasis || dimmed.length === 0) return null;
  return (
    <path
      d={dimmed.map(({ rings }) => outlineOf(rings)).join('')}
      fill={PLAN_SHEET.paper}
      stroke={PLAN_SHEET.paper}
      opacity={emphasis.strength}
    />
  );
});

type VeilProps = { plan: FlatPlan; emphasis: Emphasis | null };

/** The selected place: its outline twice, and a pin over it. */
function Chosen({ shapes }: { shapes: readonly FlatShape[] }) {
  return shapes.map((shape) => {
    const [outline, pin] = [outlineOf(shape.rings), pinOf(shape)];
    const { chosen, paper } = PLAN_SHEET;
    return (
      <g key={shape.key} strokeLinejoin="round">
        <path d={outline} fill="none" stroke={chosen} strokeWidth={CHOSEN.width} />
        <path d={outline} fill="none" stroke={paper} strokeWidth={CHOSEN.gap} />
        <path d={outlineOf([pin.outline])} fill={chosen} stroke={paper} strokeWidth={PIN.edge} />
        <path d={outlineOf([pin.eye])} fill={paper} />
      </g>
    );
  });
}

type MarksProps = { plan: FlatPlan; codes: readonly string[]; colour: string };

function Marks({ plan, codes, colour }: MarksProps) {
  return shapesOf(plan, codes).map((shape) => (
    <path
      key={shape.key}
      d={outlineOf(shape.rings)}
      fill={colour}
      fillOpacity={0.12}
      fillRule={shape.rule}
      stroke={colour}
      strokeWidth={MARK_WIDTH}
      strokeLinejoin="round"
    />
  ));
}

function Stars({ plan, codes }: Omit<MarksProps, 'colour'>) {
  return starsOf(plan, codes).map((star) => (
    <path
      key={String(star[0])}
      d={outlineOf([star])}
      fill={PLAN_SHEET.highlight}
      stroke={PLAN_SHEET.paper}
      strokeWidth={STROKE_WIDTH}
    />
  ));
}

function linesOf(shape: FlatShape, pattern: 'held' | 'blocked'): string {
  const lines = [...hatching(shape, -1), ...(pattern === 'blocked' ? hatching(shape, 1) : [])];
  return lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('');
}
