import { FONT, PLAN_COLOURS, PLAN_SHEET } from '@mosta/shared/theme';
import { memo } from 'react';
import type { FlatPlan } from '../core/flatten';
import { shapesOf } from '../core/marks';
import { FRAME_WIDTH, LABEL_SIZE, MARK_WIDTH, OPACITY, STROKE_WIDTH } from '../core/measures';
import type { Ring } from '../core/path-data';
import type { PlanDrawingProps } from './plan-drawing';

/** The plan as SVG: where WebGL is missing, for print, and on demand (`?rendu=svg`). */
export function SvgPlan({ plan, camera, size, hovered, selected, highlight }: PlanDrawingProps) {
  const { x, y, scale } = camera;
  return (
    <svg width={size.width} height={size.height} aria-hidden="true" style={{ display: 'block' }}>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <StillPlan plan={plan} />
        <Marks plan={plan} codes={highlight} colour={PLAN_SHEET.highlight} />
        <Marks plan={plan} codes={hovered ? [hovered] : []} colour={PLAN_SHEET.hover} />
        <Marks plan={plan} codes={selected ? [selected] : []} colour={PLAN_SHEET.chosen} />
      </g>
    </svg>
  );
}

/** All that does not change while the visitor moves about. */
const StillPlan = memo(function StillPlan({ plan }: { plan: FlatPlan }) {
  const free = plan.shapes.filter(({ code, available }) => code !== undefined && available);
  return (
    <>
      {plan.shapes.map((shape) => (
        <path
          key={shape.key}
          d={pathOf(shape.rings)}
          fill={PLAN_COLOURS[shape.colour]}
          fillRule={shape.rule}
          stroke={shape.code === undefined ? 'none' : PLAN_SHEET.stroke}
          strokeWidth={STROKE_WIDTH}
          opacity={shape.available ? OPACITY.available : OPACITY.reserved}
        />
      ))}
      {free.map((shape) => (
        <path
          key={shape.key}
          d={pathOf(shape.rings)}
          fill="none"
          stroke={PLAN_SHEET.frame}
          strokeWidth={FRAME_WIDTH}
        />
      ))}
      <g
        fontFamily={FONT.text}
        fontSize={LABEL_SIZE}
        fontWeight={LABEL_WEIGHT}
        fill={PLAN_SHEET.ink}
        textAnchor="middle"
        direction="ltr"
      >
        {plan.labels.map(({ text, x, y }) => (
          <text key={`${text} ${x} ${y}`} x={x} y={y} dy="0.36em">
            {text}
          </text>
        ))}
      </g>
    </>
  );
});

const LABEL_WEIGHT = 600;

type MarksProps = { plan: FlatPlan; codes: readonly string[]; colour: string };

function Marks({ plan, codes, colour }: MarksProps) {
  return shapesOf(plan, codes).map((shape) => (
    <path
      key={shape.key}
      d={pathOf(shape.rings)}
      fill={colour}
      fillOpacity={0.12}
      fillRule={shape.rule}
      stroke={colour}
      strokeWidth={MARK_WIDTH}
      strokeLinejoin="round"
    />
  ));
}

function pathOf(rings: Ring[]): string {
  return rings.map((ring) => `M${ring.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('');
}
