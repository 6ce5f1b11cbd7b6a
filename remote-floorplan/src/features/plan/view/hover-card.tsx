import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { RADIUS } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import type { Camera, Size } from '../core/camera';
import { shapesOf } from '../core/marks';

const WIDTH = 240;
const GAP = 8;

type HoverCardProps = {
  code: string;
  plan: FlatPlan;
  camera: Camera;
  size: Size;
  children: ReactNode;
};

/** What a place is, beside it while the pointer is over it; panel and list say the same to everybody else. */
export function HoverCard({ code, plan, camera, size, children }: HoverCardProps) {
  const [shape] = shapesOf(plan, [code]);
  if (!shape) return null;
  const { minX, maxX, minY, maxY } = shape.bounds;
  const middle = ((minX + maxX) / 2) * camera.scale + camera.x;
  const x = Math.min(Math.max(middle - WIDTH / 2, GAP), Math.max(GAP, size.width - WIDTH - GAP));
  const top = minY * camera.scale + camera.y;
  const below = maxY * camera.scale + camera.y;
  const above = top > size.height / 2;
  return (
    // The plan is not mirrored, so its card is placed from the same side in every language.
    <Box aria-hidden dir="ltr" sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
      <Box
        sx={{
          position: 'absolute',
          forcedColorAdjust: 'auto',
          inlineSize: WIDTH,
          bgcolor: 'surface',
          color: 'text.primary',
          border: '1px solid',
          borderColor: 'line',
          borderRadius: RADIUS.field,
          paddingBlock: 2,
          paddingInline: 3,
          typography: 'body2',
        }}
        style={{
          insetInlineStart: x,
          ...(above
            ? { insetBlockEnd: size.height - top + GAP }
            : { insetBlockStart: below + GAP }),
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
