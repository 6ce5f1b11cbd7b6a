import { Boat, OliveTree, Palm, SkyLight, Waves, WheatRow } from '@mosta/shared/scenes/nature';
import { Arches } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** Mostaganem: white houses above the port, its lighthouse, the coast and the fields. */
export const COAST_SCENE: Scene = {
  sky: 'wheat',
  floor: 'field',
  art: (
    <>
      <SkyLight x={420} y={110} />
      <path d="M120 400C170 340 200 276 320 276H820V400Z" style={fill('gulf')} />
      <Waves x={210} y={318} to={520} />
      <path
        d="M820 400H470C520 340 560 232 640 214C720 196 770 190 820 176Z"
        style={fill('sage')}
      />
      <Houses />
      <Lighthouse />
      <Boat x={300} y={322} size={0.86} />
      <Boat x={400} y={292} size={0.5} sail="cream" />
      <path d="M400 400C540 352 680 372 820 344V400Z" style={fill('field')} />
      <Palm x={548} y={380} size={0.9} />
      <OliveTree x={764} y={366} />
      <OliveTree x={700} y={378} size={0.8} paint="sage" />
      <WheatRow x={590} y={GROUND + 14} to={680} step={24} />
    </>
  ),
};

const HOUSES = [
  [636, 232, 58, 66],
  [690, 214, 50, 84],
  [736, 196, 60, 74],
  [664, 276, 64, 60],
  [728, 262, 70, 70],
] as const;

function Houses() {
  return HOUSES.map(([x, y, width, height]) => (
    <g key={`${x} ${y}`}>
      <rect x={x} y={y} width={width} height={height} style={fill('onBand')} />
      <rect x={x - 3} y={y - 5} width={width + 6} height={7} style={fill('clay')} />
      <Arches
        x={x + 10}
        y={y + height - 8}
        count={2}
        width={14}
        height={30}
        gap={10}
        paint="gulf"
      />
    </g>
  ));
}

function Lighthouse() {
  return (
    <g transform="translate(486 356)">
      <path d="M-60 44C-40 12 40 8 74 44Z" style={fill('grove')} />
      <path d="M-20 16L-13-120H13L20 16Z" style={fill('onBand')} />
      <path d="M-18-24L-16-54H16L18-24ZM-15-84L-13-112H13L15-84Z" style={fill('clay')} />
      <rect x={-18} y={-128} width={36} height={9} style={fill('field')} />
      <rect x={-11} y={-150} width={22} height={22} style={fill('saffron')} />
      <path d="M-16-150L0-170L16-150Z" style={fill('clay')} />
    </g>
  );
}
