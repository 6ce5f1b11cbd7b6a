import { Box, starPath } from '@mosta/shared/ui';

export type ProgressMark = 'done' | 'current' | 'ahead';

const STAR = starPath({ radius: 16 });

type ProgressStarProps = { mark: ProgressMark /** Pixels. */; size?: number };

/** The fair's star: full where one is, ticked where one was, empty ahead. */
export function ProgressStar({ mark, size = 34 }: ProgressStarProps) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="-18 -18 36 36"
      sx={{ inlineSize: size, blockSize: size, flexShrink: 0, position: 'relative' }}
    >
      <path
        d={STAR}
        style={{
          fill: mark === 'ahead' ? 'var(--mui-palette-surface)' : fillOf(mark),
          stroke: mark === 'ahead' ? 'var(--mui-palette-text-secondary)' : fillOf(mark),
          strokeWidth: mark === 'ahead' ? 1.5 : 2,
        }}
      />
      {mark === 'done' && (
        <path
          d="M-6 0l4 5 8-9"
          style={{ fill: 'none', stroke: 'var(--mui-palette-paper)', strokeWidth: 2.5 }}
        />
      )}
      {mark === 'current' && <circle r="5" style={{ fill: 'var(--mui-palette-paper)' }} />}
    </Box>
  );
}

function fillOf(mark: ProgressMark): string {
  return mark === 'current' ? 'var(--mui-palette-terracotta)' : 'var(--mui-palette-olive)';
}
