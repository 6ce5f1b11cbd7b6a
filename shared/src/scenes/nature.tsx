import { starPath } from '@mosta/shared/domain/star-geometry';
import { Box, fill, type Paint } from '@mosta/shared/ui';
import { moves } from './scene-motion';

/** Where a part of a scene stands: its foot or its middle, and its size beside the usual one. */
export type Place = { x: number; y: number; size?: number };

const at = ({ x, y, size = 1 }: Place) =>
  `translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`;

/** Places a group of shapes. */
export function place(where: Place) {
  return { transform: at(where) };
}

const BY_DAY = { '[data-scheme="dark"] &': { display: 'none' } } as const;
const BY_NIGHT = { display: 'none', '[data-scheme="dark"] &': { display: 'inline' } } as const;
const STAR = starPath({ radius: 7 });
const NIGHT = [
  [-150, 20],
  [-96, -30],
  [-120, 78],
  [92, 70],
  [-230, 96],
  [60, 128],
] as const;

/** The light of a scene: the sun, and in the dark scheme a crescent among stars. */
export function SkyLight({ x, y, size = 1 }: Place) {
  return (
    <g {...place({ x, y, size })}>
      <g {...moves('rise')}>
        <Box component="circle" r={56} sx={BY_DAY} style={fill('saffron')} />
        <Box component="g" sx={BY_NIGHT} style={fill('saffron')}>
          <path d="M24-42A48 48 0 1 0 24 42A44 44 0 0 1 24-42Z" />
          {NIGHT.map(([dx, dy]) => (
            <path key={dx} d={STAR} transform={`translate(${dx} ${dy})`} />
          ))}
        </Box>
      </g>
    </g>
  );
}

/** An olive tree on its foot. */
export function OliveTree({ paint = 'grove', ...where }: Place & { paint?: Paint }) {
  return (
    <g {...place(where)}>
      <rect x={-5} y={-40} width={10} height={40} style={fill('clay')} />
      <ellipse cx={-18} cy={-52} rx={27} ry={20} style={fill(paint)} />
      <ellipse cx={16} cy={-60} rx={29} ry={24} style={fill(paint)} />
    </g>
  );
}

/** A palm tree on its foot. */
export function Palm(where: Place) {
  return (
    <g {...place(where)}>
      <path d="M-5 0C-3-40-2-80 2-118H10C8-80 7-40 7 0Z" style={fill('clay')} />
      {[-78, -38, 0, 38, 78].map((turn) => (
        <path
          key={turn}
          d="M0 0C14-18 16-44 0-64C-16-44-14-18 0 0Z"
          transform={`translate(6 -116) rotate(${turn})`}
          style={fill(turn % 4 === 0 ? 'grove' : 'sage')}
        />
      ))}
    </g>
  );
}

/** An ear of wheat on its stalk. */
export function Wheat(where: Place) {
  return (
    <g {...place(where)} style={fill('saffron')}>
      <rect x={-1.5} y={-64} width={3} height={64} />
      <ellipse cy={-74} rx={5} ry={11} />
      {[-60, -44].map((y) => (
        <g key={y}>
          <ellipse cx={-8} cy={y} rx={5} ry={10} transform={`rotate(-28 -8 ${y})`} />
          <ellipse cx={8} cy={y} rx={5} ry={10} transform={`rotate(28 8 ${y})`} />
        </g>
      ))}
    </g>
  );
}

/** A row of wheat from `x` to `to`. */
export function WheatRow({ x, y, to, step = 30 }: Place & { to: number; step?: number }) {
  const ears = Array.from({ length: Math.floor((to - x) / step) + 1 }, (_, index) => index);
  return ears.map((index) => (
    <Wheat key={index} x={x + index * step} y={y} size={0.8 + ((index * 5) % 4) * 0.1} />
  ));
}

/** Lines of waves, the upper ones paler. */
export function Waves({ x, y, to }: Place & { to: number }) {
  return [0, 26, 52].map((dy, row) => (
    <path
      key={dy}
      d={`M${x + row * 18} ${y + dy}${'q15-12 30 0t30 0'.repeat(Math.max(1, Math.floor((to - x) / 60)))}`}
      style={{ fill: 'none', stroke: 'var(--mui-palette-onBand)', strokeWidth: 5, opacity: 0.3 }}
    />
  ));
}

/** A fishing boat on the water line. */
export function Boat({ sail = 'onBand', ...where }: Place & { sail?: Paint }) {
  return (
    <g {...place(where)}>
      <g {...moves('rock')}>
        <path d="M4-100V-14L-50-20Z" style={fill('saffron')} />
        <path d="M14-120V-14L70-20C64-60 44-96 14-120Z" style={fill(sail)} />
        <path d="M-66-8H88C80 16 66 28 50 32H-32C-48 24-60 12-66-8Z" style={fill('clay')} />
      </g>
    </g>
  );
}

/** A small khatam, turning to the next at each half step. */
export function Star({ paint = 'saffron', ...where }: Place & { paint?: Paint }) {
  return <path d={starPath({ radius: 26 })} {...place(where)} style={fill(paint)} />;
}
