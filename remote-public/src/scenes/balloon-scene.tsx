import { OliveTree, SkyLight, Star, WheatRow } from '@mosta/shared/scenes/nature';
import { Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill, type Paint } from '@mosta/shared/ui';

/** Names carried above the fields: balloons with the star of the fair, seen from afar. */
export const BALLOON_SCENE: Scene = {
  sky: 'gulf',
  floor: 'clay',
  art: (
    <>
      <SkyLight x={300} y={96} size={0.8} />
      <path
        d="M84 400C200 318 340 330 480 356C620 382 720 320 820 296V400Z"
        style={fill('field')}
      />
      <path d="M84 400C180 352 300 372 440 384C600 396 720 366 820 352V400Z" style={fill('sage')} />
      <Balloon x={470} y={170} size={1.24} cloths={['clay', 'onBand', 'clay', 'onBand', 'clay']} />
      <Balloon
        x={676}
        y={116}
        size={0.94}
        cloths={['saffron', 'field', 'saffron', 'field', 'saffron']}
      />
      <Balloon
        x={764}
        y={260}
        size={0.56}
        cloths={['onBand', 'clay', 'onBand', 'clay', 'onBand']}
      />
      <OliveTree x={228} y={GROUND} size={1.1} paint="field" />
      <OliveTree x={612} y={GROUND} paint="field" />
      <WheatRow x={290} y={GROUND + 6} to={560} />
      <Person x={690} y={GROUND + 24} size={0.84} coat="saffron" wears="hat" />
      <Person x={742} y={GROUND + 24} size={0.8} coat="onBand" hair="gulf" wears="scarf" />
    </>
  ),
};

const LENGTHS = [
  'M0-110C-120-100-104 24-22 74H-14C-60 20-66-80 0-110Z',
  'M0-110C-66-80-60 20-14 74H-5C-20 20-26-70 0-110Z',
  'M0-110C-26-70-20 20-5 74H5C20 20 26-70 0-110Z',
  'M0-110C26-70 20 20 5 74H14C60 20 66-80 0-110Z',
  'M0-110C66-80 60 20 14 74H22C104 24 120-100 0-110Z',
];

function Balloon({
  x,
  y,
  size,
  cloths,
}: {
  x: number;
  y: number;
  size: number;
  cloths: readonly Paint[];
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {LENGTHS.map((path, index) => (
        <path key={path} d={path} style={fill(cloths[index] ?? 'clay')} />
      ))}
      <path
        d="M-20 74L-14 96M20 74L14 96"
        style={{ fill: 'none', stroke: 'var(--mui-palette-cream)', strokeWidth: 3 }}
      />
      <path d="M-16 94H16L12 118H-12Z" style={fill('tan')} />
      <Star x={0} y={-22} size={0.86} paint="gulf" />
      <Star x={0} y={-22} size={0.4} paint="saffron" />
    </g>
  );
}
