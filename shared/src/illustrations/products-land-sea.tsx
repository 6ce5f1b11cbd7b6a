import { Drawing, type DrawingProps, fill } from '@mosta/shared/ui';

export function WheatDrawing(props: DrawingProps) {
  const grains = [0, 1, 2, 3];
  return (
    <Drawing {...props}>
      <path d="M62 116C34 106 22 90 20 66C44 74 58 90 62 116Z" style={fill('sage')} />
      <path d="M60 116C84 108 98 94 100 72C78 80 64 94 60 116Z" style={fill('olive')} />
      <rect x={58} y={28} width={5} height={90} rx={2.5} style={fill('clay')} />
      <ellipse cx={60.5} cy={16} rx={8} ry={14} style={fill('saffron')} />
      {grains.map((row) => (
        <g key={row} style={fill('saffron')}>
          <ellipse
            cx={45}
            cy={32 + row * 18}
            rx={7.5}
            ry={14}
            transform={`rotate(-32 45 ${32 + row * 18})`}
          />
          <ellipse
            cx={76}
            cy={32 + row * 18}
            rx={7.5}
            ry={14}
            transform={`rotate(32 76 ${32 + row * 18})`}
          />
        </g>
      ))}
    </Drawing>
  );
}

export function SardineDrawing(props: DrawingProps) {
  const scales = [44, 56, 68, 80];
  return (
    <Drawing {...props}>
      <path d="M0 96C20 86 40 86 60 96S100 106 120 96V120H0Z" style={fill('gulf')} />
      <path d="M88 58L116 36C111 50 111 66 116 80Z" style={fill('gulf')} />
      <path d="M4 58C22 28 66 24 96 58C66 92 22 88 4 58Z" style={fill('cream')} />
      <path d="M4 58C22 28 66 24 96 58C66 46 30 46 4 58Z" style={fill('gulf')} />
      <circle cx={22} cy={55} r={5.5} style={fill('saffron')} />
      <path d="M36 38C44 50 44 68 36 80C32 66 32 52 36 38Z" style={fill('clay')} />
      {scales.map((x) => (
        <circle key={x} cx={x + 4} cy={64} r={3.4} style={fill('saffron')} />
      ))}
    </Drawing>
  );
}

/** A hexagon of the comb, point upwards, radius 19. */
const CELL = 'M0-19L16.45-9.5V9.5L0 19L-16.45 9.5V-9.5Z';

export function HoneyDrawing(props: DrawingProps) {
  const cells = [
    { x: 24, y: 32, paint: 'saffron' },
    { x: 60, y: 32, paint: 'clay' },
    { x: 96, y: 32, paint: 'saffron' },
    { x: 42, y: 63, paint: 'saffron' },
    { x: 78, y: 63, paint: 'saffron' },
    { x: 24, y: 94, paint: 'cream' },
    { x: 60, y: 94, paint: 'saffron' },
  ] as const;
  return (
    <Drawing {...props}>
      {cells.map(({ x, y, paint }) => (
        <path key={`${x} ${y}`} d={CELL} transform={`translate(${x} ${y})`} style={fill(paint)} />
      ))}
      <path
        d="M98 72C108 86 112 92 112 100A14 14 0 0 1 84 100C84 92 88 86 98 72Z"
        style={fill('clay')}
      />
      <circle cx={94} cy={101} r={4} style={fill('saffron')} />
    </Drawing>
  );
}
