import { Drawing, type DrawingProps, fill, type Paint } from '@mosta/shared/ui';

/** A leaf of 60 units around its middle, upright. */
const LEAF = 'M0-30C15-13 15 13 0 30C-15 13-15-13 0-30Z';

type LeafProps = { x: number; y: number; turn: number; scale?: number; paint: Paint };

function Leaf({ x, y, turn, scale = 1, paint }: LeafProps) {
  return (
    <path
      d={LEAF}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
      style={fill(paint)}
    />
  );
}

export function OliveDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M14 30C46 26 80 34 108 62L105 66C78 40 46 33 14 35Z" style={fill('clay')} />
      <Leaf x={30} y={14} turn={118} scale={0.62} paint="sage" />
      <Leaf x={64} y={18} turn={138} scale={0.72} paint="olive" />
      <Leaf x={98} y={36} turn={152} scale={0.66} paint="sage" />
      <Leaf x={102} y={84} turn={-14} scale={0.6} paint="olive" />
      <ellipse cx={38} cy={66} rx={21} ry={27} transform="rotate(14 38 66)" style={fill('grove')} />
      <ellipse cx={74} cy={86} rx={20} ry={26} transform="rotate(-8 74 86)" style={fill('sage')} />
      <circle cx={33} cy={55} r={5} style={fill('saffron')} />
      <circle cx={70} cy={74} r={5} style={fill('saffron')} />
    </Drawing>
  );
}

export function OrangeDrawing(props: DrawingProps) {
  const segments = Array.from({ length: 8 }, (_, index) => index * 45);
  return (
    <Drawing {...props}>
      <Leaf x={88} y={22} turn={62} scale={0.72} paint="olive" />
      <Leaf x={62} y={16} turn={-40} scale={0.5} paint="sage" />
      <circle cx={58} cy={70} r={44} style={fill('clay')} />
      <circle cx={58} cy={70} r={37} style={fill('cream')} />
      {segments.map((turn) => (
        <path
          key={turn}
          d="M0-5L11-28A30 30 0 0 0-11-28Z"
          transform={`translate(58 70) rotate(${turn + 22.5})`}
          style={fill('saffron')}
        />
      ))}
    </Drawing>
  );
}

export function FigDrawing(props: DrawingProps) {
  const seeds = Array.from({ length: 9 }, (_, index) => index * 40);
  return (
    <Drawing {...props}>
      <path d="M56 6H66L68 26H54Z" style={fill('sage')} />
      <path
        d="M61 18C70 34 104 48 104 78A43 38 0 0 1 18 78C18 48 52 34 61 18Z"
        style={fill('grove')}
      />
      <path
        d="M61 42C67 52 90 60 90 80A29 26 0 0 1 32 80C32 60 55 52 61 42Z"
        style={fill('cream')}
      />
      <ellipse cx={61} cy={80} rx={22} ry={19} style={fill('clay')} />
      {seeds.map((turn) => (
        <ellipse
          key={turn}
          cx={0}
          cy={-12}
          rx={1.8}
          ry={4}
          transform={`translate(61 80) rotate(${turn})`}
          style={fill('saffron')}
        />
      ))}
    </Drawing>
  );
}

export function DateDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <Leaf x={30} y={26} turn={-62} scale={0.8} paint="olive" />
      <Leaf x={90} y={26} turn={62} scale={0.8} paint="olive" />
      <Leaf x={60} y={24} turn={0} scale={0.7} paint="sage" />
      <rect x={57} y={38} width={6} height={30} style={fill('saffron')} />
      <rect
        x={22}
        y={54}
        width={24}
        height={46}
        rx={12}
        transform="rotate(16 34 77)"
        style={fill('clay')}
      />
      <rect
        x={74}
        y={54}
        width={24}
        height={46}
        rx={12}
        transform="rotate(-16 86 77)"
        style={fill('clay')}
      />
      <rect x={48} y={60} width={24} height={50} rx={12} style={fill('clay')} />
      <rect x={55} y={70} width={5} height={26} rx={2.5} style={fill('saffron')} />
      <rect
        x={29}
        y={64}
        width={5}
        height={22}
        rx={2.5}
        transform="rotate(16 31 75)"
        style={fill('saffron')}
      />
      <rect
        x={81}
        y={64}
        width={5}
        height={22}
        rx={2.5}
        transform="rotate(-16 83 75)"
        style={fill('saffron')}
      />
    </Drawing>
  );
}

export function AlmondDrawing(props: DrawingProps) {
  const petals = [0, 72, 144, 216, 288];
  return (
    <Drawing {...props}>
      <path
        d="M70 14C106 34 116 78 92 104C66 112 42 84 44 50C46 32 56 20 70 14Z"
        style={fill('clay')}
      />
      <path
        d="M72 28C94 46 100 76 86 94C70 94 57 74 58 52C59 42 64 34 72 28Z"
        style={fill('saffron')}
      />
      <path d="M74 42C82 56 85 74 82 88C74 78 70 60 74 42Z" style={fill('clay')} />
      <g transform="translate(34 82)">
        {petals.map((turn) => (
          <ellipse
            key={turn}
            cx={0}
            cy={-15}
            rx={10}
            ry={13}
            transform={`rotate(${turn})`}
            style={fill('cream')}
          />
        ))}
        <circle r={7} style={fill('saffron')} />
      </g>
      <Leaf x={40} y={34} turn={-46} scale={0.56} paint="olive" />
    </Drawing>
  );
}
