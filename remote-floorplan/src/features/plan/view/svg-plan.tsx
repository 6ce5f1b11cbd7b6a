import { FONT, PLAN_COLOURS, PLAN_SHEET } from '@mosta/shared/theme';
import type { FlatPlan } from '../core/flatten';
import { LABEL_SIZE, OPACITY, STROKE_WIDTH } from '../core/measures';
import type { Ring } from '../core/path-data';

type SvgPlanProps = { plan: FlatPlan; selected: string | null };

/** The plan as SVG: where WebGL is missing, for print, and in tests (`?rendu=svg`). */
export function SvgPlan({ plan, selected }: SvgPlanProps) {
  return (
    <svg viewBox={`0 0 ${plan.width} ${plan.height}`} width="100%" aria-hidden="true">
      {plan.shapes.map((shape, i) => (
        <path
          key={i}
          d={shape.rings.map(pathOf).join('')}
          fill={PLAN_COLOURS[shape.colour]}
          fillRule={shape.rule}
          stroke={shape.code ? PLAN_SHEET.stroke : 'none'}
          strokeWidth={shape.code && shape.code === selected ? 3 : STROKE_WIDTH}
          opacity={shape.available ? OPACITY.available : OPACITY.reserved}
        />
      ))}
      <g fontFamily={FONT.text} fontSize={LABEL_SIZE} fill={PLAN_SHEET.ink} textAnchor="middle">
        {plan.labels.map(({ text, x, y }) => (
          <text key={`${text}-${x}-${y}`} x={x} y={y} dominantBaseline="central">
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

function pathOf(ring: Ring): string {
  return `M${ring.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}
