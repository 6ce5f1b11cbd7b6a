import { PLAN_COLOURS, PLAN_SHEET } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';
import { OPACITY } from '../core/measures';
import type { ShapeColour } from '../core/shape.schema';

type StatusMarkProps = {
  available: boolean;
  colour?: ShapeColour;
  /** One of the visitor's own stands. */
  own?: boolean;
};

/** A shape of the plan in small: an available one is framed, so that its state does not hang on colour alone. */
export function StatusMark({ available, colour = 'orange', own = false }: StatusMarkProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        flexShrink: 0,
        inlineSize: 20,
        blockSize: 16,
        borderRadius: '3px',
        bgcolor: PLAN_SHEET.paper,
        border: available || own ? '3px solid' : '1px solid',
        borderColor: own ? PLAN_SHEET.highlight : available ? PLAN_SHEET.frame : PLAN_SHEET.stroke,
        overflow: 'hidden',
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'block',
          blockSize: '100%',
          bgcolor: PLAN_COLOURS[colour],
          opacity: available ? OPACITY.available : OPACITY.reserved,
        }}
      />
    </Box>
  );
}
