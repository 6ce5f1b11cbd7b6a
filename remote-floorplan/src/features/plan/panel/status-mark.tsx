import { PLAN_COLOURS, PLAN_SHEET } from '@mosta/shared/theme';
import { FRAME_WIDTH, OPACITY, STROKE_WIDTH } from '../core/measures';
import type { ShapeColour } from '../core/shape.schema';

type StatusMarkProps = {
  available: boolean;
  colour?: ShapeColour;
  /** One of the visitor's own stands. */
  own?: boolean;
};

/**
 * A shape of the plan in small: an available one is framed, so that its state does not hang on colour alone.
 * Plain elements: the list shows 183 of them.
 */
export function StatusMark({ available, colour = 'orange', own = false }: StatusMarkProps) {
  const edge = available ? PLAN_SHEET.frame : PLAN_SHEET.stroke;
  return (
    <span
      aria-hidden
      style={{
        flexShrink: 0,
        display: 'inline-block',
        boxSizing: 'border-box',
        inlineSize: 20,
        blockSize: 16,
        borderRadius: 3,
        background: PLAN_SHEET.paper,
        // The frame is as dark as a dark page: a white edge keeps it visible there.
        boxShadow: `0 0 0 1px ${PLAN_SHEET.paper}`,
        border: `${available || own ? FRAME_WIDTH : STROKE_WIDTH}px solid ${own ? PLAN_SHEET.highlight : edge}`,
      }}
    >
      <span
        style={{
          display: 'block',
          blockSize: '100%',
          background: PLAN_COLOURS[colour],
          opacity: available ? OPACITY.available : OPACITY.reserved,
        }}
      />
    </span>
  );
}
