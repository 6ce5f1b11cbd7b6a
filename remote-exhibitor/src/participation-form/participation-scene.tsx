import { SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { moves } from '@mosta/shared/scenes/scene-motion';
import { fill } from '@mosta/shared/ui';

/** The form, larger than life: three parts ticked, and the exhibitor who signs it with a pen of the same size. */
export const PARTICIPATION_SCENE: Scene = {
  sky: 'field',
  floor: 'tan',
  art: (
    <>
      <SkyLight x={270} y={112} />
      <path d="M84 400C200 350 320 352 440 372C600 398 720 352 820 330V400Z" style={fill('sage')} />
      <Sheet />
      <Pen />
      <Person x={700} y={GROUND + 22} size={1.16} coat="clay" hair="saffron" wears="scarf">
        <path d="M-12-50L-58-98L-66-90L-8-32Z" style={fill('clay')} />
        <circle cx={-63} cy={-95} r={8} style={fill('tan')} />
      </Person>
      <Person x={330} y={GROUND + 24} size={1.06} coat="gulf" wears="hat">
        <Folder x={12} />
      </Person>
      <Person x={770} y={GROUND + 26} size={0.94} coat="gulf" hair="clay" wears="cap">
        <Folder x={-34} />
      </Person>
    </>
  ),
};

/** Responsible person, company and payment, as the page asks for them. */
const PARTS = [-88, -14, 60];

function Sheet() {
  return (
    <g transform="translate(520 214) rotate(-3)">
      <rect x={-122} y={-172} width={244} height={352} rx={8} style={fill('cream')} />
      <rect x={-128} y={-178} width={244} height={352} rx={8} style={fill('onBand')} />
      <path d="M-128-122V-170A8 8 0 0 1-120-178H108A8 8 0 0 1 116-170V-122Z" style={fill('gulf')} />
      <Star x={-98} y={-150} size={0.72} />
      <path d="M-66-158H60V-146H-66Z" style={fill('onBand')} />
      {PARTS.map((y) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <rect x={-108} y={-12} width={26} height={26} rx={5} style={fill('cream')} />
          <path d="M-106 0L-98 10L-78-18L-70-12L-97 24L-112 6Z" style={fill('field')} />
          <path d="M-58-12H22V-2H-58Z" style={fill('clay')} />
          <path d="M-58 8H94V13H-58ZM-58 24H66V29H-58Z" style={fill('tan')} />
        </g>
      ))}
      <Star x={-84} y={136} size={1.1} paint="clay" />
      <Star x={-84} y={136} size={0.56} paint="onBand" />
      <path
        d="M-36 146C-16 112 0 118-4 140S20 150 32 128S44 150 62 142"
        style={{
          fill: 'none',
          stroke: 'var(--mui-palette-gulf)',
          strokeWidth: 5,
          strokeLinecap: 'round',
        }}
      />
    </g>
  );
}

/** Its nib is where the signature ends. */
function Pen() {
  return (
    <g transform="translate(590 352) rotate(38)">
      <g {...moves('rock')}>
        <path d="M0 0L-13-40H13Z" style={fill('cream')} />
        <path d="M0 0L-4-13H4Z" style={fill('gulf')} />
        <path d="M-13-40H13V-176H-13Z" style={fill('saffron')} />
        <path d="M-13-176H13V-196A13 13 0 0 0-13-196Z" style={fill('clay')} />
      </g>
    </g>
  );
}

function Folder({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} -52)`}>
      <path d="M0 0H12L16 6H30V36H0Z" style={fill('cream')} />
      <path d="M5 16H24V20H5Z" style={fill('clay')} />
    </g>
  );
}
