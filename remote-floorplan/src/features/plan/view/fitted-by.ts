import { LEGIBLE_SCALE, type Size } from '../core/camera';
import { SHEET_PADDING } from '../core/measures';

/** `homeCamera` in CSS, for a sheet that is a size container: the whole plan, or on a narrow sheet its start. */
export function fittedBy({ width }: Size) {
  const narrow = width * LEGIBLE_SCALE + 2 * SHEET_PADDING;
  const room = `calc(100% - ${2 * SHEET_PADDING}px)`;
  return {
    // Stronger than what the sheet says of every drawing in it, and than the width that pictures have everywhere.
    '&&': {
      insetBlockStart: SHEET_PADDING,
      insetInlineStart: SHEET_PADDING,
      inlineSize: room,
      maxInlineSize: 'none',
      blockSize: room,
      overflow: 'visible',
      [`@container sheet (max-width: ${narrow - 0.02}px)`]: { inlineSize: 'auto' },
      // Paper shows the whole plan.
      '@media print and (scripting: none)': {
        position: 'static',
        inlineSize: '100%',
        blockSize: 'auto',
      },
    },
  } as const;
}
