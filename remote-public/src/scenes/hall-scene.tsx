import { Star } from '@mosta/shared/scenes/nature';
import type { Scene } from '@mosta/shared/scenes/scene';
import { SceneFigure } from '@mosta/shared/scenes/scene-figure';
import { fill, type Paint } from '@mosta/shared/ui';

const COATS: readonly Paint[] = ['clay', 'saffron', 'gulf', 'field', 'sage'];
/** Drawing units of a metre. */
const METRE = 22;

type HallProps = {
  widthMetres: number;
  lengthMetres: number;
  capacity: number;
  /** A length as it is written in the page's language. */
  write: (metres: number) => string;
};

/** The main area from above, to scale, with its measures and one figure for each person that it holds. */
export function hallScene(hall: HallProps): Scene {
  return {
    sky: 'field',
    floor: 'clay',
    art: (
      <g transform="translate(396 62)">
        <HallFromAbove {...hall} />
      </g>
    ),
  };
}

function HallFromAbove({ widthMetres, lengthMetres, capacity, write }: HallProps) {
  const width = lengthMetres * METRE;
  const height = widthMetres * METRE;
  const columns = Math.ceil(Math.sqrt((capacity * lengthMetres) / widthMetres));
  const rows = Math.ceil(capacity / columns);
  return (
    <>
      <rect x={-12} y={-12} width={width + 24} height={height + 24} style={fill('tan')} />
      <rect width={width} height={height} style={fill('cream')} />
      <Star x={width / 2} y={height / 2} size={3.6} paint="tan" />
      <Star x={width / 2} y={height / 2} size={3.1} paint="cream" />
      {Array.from({ length: capacity }, (_, index) => (
        <circle
          key={index}
          cx={((index % columns) + 0.5) * (width / columns)}
          cy={(Math.floor(index / columns) + 0.5) * (height / rows)}
          r={6.5}
          style={fill(COATS[(index * 7) % COATS.length] ?? 'clay')}
        />
      ))}
      <path
        d={`M0 ${height + 30}H${width}M0 ${height + 22}v16M${width} ${height + 22}v16M-52 0V${height}M-60 0h16M-60 ${height}h16`}
        style={{ fill: 'none', stroke: 'var(--mui-palette-onBand)', strokeWidth: 3 }}
      />
      <Measure x={width / 2} y={height + 37} length={write(lengthMetres)} />
      <Measure x={-52} y={height / 2 + 7} length={write(widthMetres)} />
    </>
  );
}

function Measure({ x, y, length }: { x: number; y: number; length: string }) {
  return (
    <>
      <rect x={x - 36} y={y - 24} width={72} height={34} style={fill('field')} />
      <SceneFigure x={x} y={y} paint="onBand">
        {length}
      </SceneFigure>
    </>
  );
}
