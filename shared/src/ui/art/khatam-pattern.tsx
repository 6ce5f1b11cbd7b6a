import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { starPath } from '../../domain/star-geometry';
import { KhatamShapes } from './khatam';
import { fill, type Paint } from './paint';

const SMALL_STAR = starPath({ radius: 24, turn: 22.5 });

type KhatamPatternProps = {
  /** Edge of one tile in pixels. */
  tile?: number;
  ground?: Paint | 'none';
  star?: Paint;
  flower?: Paint;
  small?: Paint;
  sx?: SxProps<Theme>;
};

/** Zellige that fills its box: a large star at the middle of each tile, a small one where four tiles meet. */
export function KhatamPattern({
  tile = 88,
  ground = 'sand',
  star = 'grove',
  flower = 'saffron',
  small = 'clay',
  sx,
}: KhatamPatternProps) {
  const id = useId();
  const corners = [
    [0, 0],
    [140, 0],
    [0, 140],
    [140, 140],
  ] as const;
  return (
    <Box
      component="svg"
      aria-hidden
      sx={[
        { display: 'block', inlineSize: '100%', blockSize: '100%' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <defs>
        <pattern
          id={id}
          width={tile}
          height={tile}
          viewBox="0 0 140 140"
          patternUnits="userSpaceOnUse"
        >
          {ground !== 'none' && <rect width={140} height={140} style={fill(ground)} />}
          {corners.map(([x, y]) => (
            <path
              key={`${x} ${y}`}
              d={SMALL_STAR}
              transform={`translate(${x} ${y})`}
              style={fill(small)}
            />
          ))}
          <g transform="translate(70 70)">
            <KhatamShapes outer={star} inner={flower} heart={ground === 'none' ? small : ground} />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Box>
  );
}
