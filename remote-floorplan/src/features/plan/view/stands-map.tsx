import type { Point } from '@mosta/plan/drawing/affine';
import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { Link } from '@mosta/shared/router';
import { fill } from '@mosta/shared/ui';
import { frameAround } from '../core/frame';
import { shapesOf } from '../core/marks';
import { LABEL_SIZE, STROKE_WIDTH, WAY } from '../core/measures';
import { outlineOf } from './outline';
import { PLAN_SHEET } from './plan-colours';

type StandsMapProps = {
  plan: FlatPlan;
  codes: readonly string[];
  /** The entire hall, not only what is around the stands. */
  whole?: boolean | undefined;
  /** Ways between them, as lines. */
  ways?: readonly (readonly Point[])[] | undefined;
  /** The address that opens a stand. */
  addressOf: (code: string) => string;
};

/**
 * Some stands in their surroundings, in two colours. A picture that the pointer may use: who shows it has the same
 * links in words.
 */
export function StandsMap({ plan, codes, whole, ways = [], addressOf }: StandsMapProps) {
  const marked = shapesOf(plan, codes);
  const { x, y, width, height } = frameAround(whole ? [] : marked, plan);
  const others = plan.shapes.filter((shape) => !marked.includes(shape));
  // a label stands beside its shape in the drawing, and repeats its code
  const labels = plan.labels.filter(({ text }) => codes.includes(text));
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      style={{ display: 'block', inlineSize: '100%', blockSize: 'auto', direction: 'ltr' }}
    >
      <path
        d={others.map(({ rings }) => outlineOf(rings)).join('')}
        style={{ ...fill('line'), stroke: 'var(--mui-palette-surface)' }}
        strokeWidth={STROKE_WIDTH}
      />
      {marked.map(({ key, code = '', rings }) => (
        <Link key={key} to={addressOf(code)} tabIndex={-1}>
          <path d={outlineOf(rings)} style={fill('clay')} />
        </Link>
      ))}
      <path
        d={ways.map((points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`).join('')}
        fill="none"
        stroke={PLAN_SHEET.way}
        strokeWidth={WAY.width}
        strokeLinejoin="round"
        style={{ pointerEvents: 'none' }}
      />
      <g
        style={{ ...fill('onBand'), pointerEvents: 'none' }}
        fontSize={LABEL_SIZE}
        fontWeight={700}
        textAnchor="middle"
      >
        {labels.map((label) => (
          <text key={`${label.x} ${label.y}`} x={label.x} y={label.y} dy="0.36em">
            {label.text}
          </text>
        ))}
      </g>
    </svg>
  );
}
