import type { FlatPlan, FlatShape } from '@mosta/plan/drawing/flatten';
import { memo, useMemo } from 'react';
import { type Emphasis, emphasisOf } from '../core/emphasis';
import { detailAt, labelsAt, type Names } from '../core/label-levels';
import { badgesOf, dimmedShapes, pinOf, shapesOf, starsOf } from '../core/marks';
import { CHOSEN, MARK_WIDTH, PIN, STROKE_WIDTH } from '../core/measures';
import { outlineOf } from './outline';
import { PLAN_SHEET } from './plan-colours';
import type { PlanDrawingProps } from './plan-drawing';
import { StillPlan } from './still-plan';
import { WayLine } from './way-line';

const NONE: readonly string[] = [];
const NO_NAMES: Names = {};

/** The plan as SVG: where WebGL is missing, for print, and on demand (`?rendu=svg`). */
export const SvgPlan = memo(function SvgPlan(props: PlanDrawingProps) {
  const { plan, statuses, camera, size, hovered, selected, highlight, found, way } = props;
  const { favourites = NONE, names = NO_NAMES } = props;
  const { x, y, scale } = camera;
  const { detail = detailAt(scale) } = props;
  const labels = useMemo(
    () => labelsAt(plan, detail, names, selected),
    [plan, detail, names, selected],
  );
  const emphasis = useMemo(() => emphasisOf(plan, found, selected), [plan, found, selected]);
  return (
    <svg width={size.width} height={size.height} aria-hidden="true" style={{ display: 'block' }}>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <StillPlan plan={plan} statuses={statuses} labels={labels} />
        <Veil plan={plan} emphasis={emphasis} />
        <Marks plan={plan} codes={highlight} colour={PLAN_SHEET.highlight} />
        <Stars plan={plan} codes={highlight} />
        <Badges plan={plan} codes={favourites} />
        <Marks plan={plan} codes={hovered ? [hovered] : []} colour={PLAN_SHEET.hover} />
        {way && <WayLine points={way} />}
        {selected && <Chosen shapes={shapesOf(plan, [selected])} />}
      </g>
    </svg>
  );
});

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

function Badges({ plan, codes }: Omit<MarksProps, 'colour'>) {
  const { highlight, paper } = PLAN_SHEET;
  return badgesOf(plan, codes).map(({ disc, star }) => (
    <g key={String(disc[0])}>
      <path d={outlineOf([disc])} fill={highlight} stroke={paper} strokeWidth={STROKE_WIDTH} />
      <path d={outlineOf([star])} fill={paper} />
    </g>
  ));
}
