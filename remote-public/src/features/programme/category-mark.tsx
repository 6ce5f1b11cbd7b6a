import type { ProgrammeCategory } from '@mosta/shared/domain/programme';
import { Box, starPath } from '@mosta/shared/ui';

const SIZE = 22;
const SHAPE = `path('${starPath({ radius: SIZE / 2, centre: { x: SIZE / 2, y: SIZE / 2 } })}')`;

const COLOURS = {
  guidedTour: 'terracotta',
  thematicConferences: 'olive',
  interactiveWorkshops: 'sea',
  networking: 'saffron',
  galaDinner: 'terracotta',
} as const satisfies Record<ProgrammeCategory, string>;

/** The star of a category, in its colour. */
export function CategoryMark({ category }: { category: ProgrammeCategory }) {
  return (
    <Box
      aria-hidden
      component="span"
      sx={{
        display: 'block',
        flexShrink: 0,
        inlineSize: SIZE,
        blockSize: SIZE,
        clipPath: SHAPE,
        bgcolor: COLOURS[category],
        printColorAdjust: 'exact',
      }}
    />
  );
}
