import type { ShapeColour } from '@mosta/plan/drawing/shape.schema';
import type { PublicStatus } from '@mosta/shared/domain/stand-status';
import { FRAME_WIDTH, OPACITY, STROKE_WIDTH } from '../core/measures';
import { PLAN_COLOURS, PLAN_PATTERN, PLAN_SHEET, PLAN_STATUS } from '../view/plan-colours';
import { KindSign } from './kind-mark';

type StatusMarkProps = {
  /** Undefined for what has no state, such as an entrance. */
  status: PublicStatus | undefined;
  /** What kind of place it is. */
  colour?: ShapeColour | undefined;
};

/**
 * A shape of the plan in small: ground, pattern, frame and sign as on the drawing, so that neither its state nor its
 * kind hangs on colour alone. Plain elements: the list shows 183 of them.
 */
export function StatusMark({ status, colour }: StatusMarkProps) {
  const free = status === 'free';
  const ground = status ? PLAN_STATUS[status] : PLAN_COLOURS[colour ?? 'grey'];
  return (
    <span
      aria-hidden
      style={{
        flexShrink: 0,
        // A sample of the drawing, which keeps its colours too.
        forcedColorAdjust: 'none',
        display: 'inline-block',
        boxSizing: 'border-box',
        inlineSize: 22,
        blockSize: 18,
        borderRadius: 3,
        background: PLAN_SHEET.paper,
        // The frame is as dark as a dark page: a white edge keeps it visible there.
        boxShadow: `0 0 0 1px ${PLAN_SHEET.paper}`,
        border: `${free ? FRAME_WIDTH : STROKE_WIDTH}px solid ${free ? PLAN_SHEET.frame : PLAN_SHEET.stroke}`,
      }}
    >
      <svg
        aria-hidden
        viewBox="-8 -6 16 12"
        style={{
          display: 'block',
          blockSize: '100%',
          inlineSize: '100%',
          backgroundColor: ground,
          backgroundImage: patternOf(status),
          opacity: free ? OPACITY.available : OPACITY.reserved,
        }}
      >
        {status && colour && <KindSign colour={colour} size={8} />}
      </svg>
    </span>
  );
}

function patternOf(status: PublicStatus | undefined): string | undefined {
  if (status !== 'held' && status !== 'blocked') return undefined;
  const lines = (angle: number) =>
    `repeating-linear-gradient(${angle}deg, ${PLAN_PATTERN[status]} 0 1px, transparent 1px 5px)`;
  return status === 'held' ? lines(135) : `${lines(45)}, ${lines(135)}`;
}
