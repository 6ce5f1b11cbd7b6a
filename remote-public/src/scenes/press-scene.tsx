import { OliveTree, SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** A newspaper kiosk: what the fair has to tell, hung up for everybody. */
export const PRESS_SCENE: Scene = {
  sky: 'sand',
  floor: 'cream',
  art: (
    <>
      <SkyLight x={250} y={110} />
      <path d="M84 400C200 350 330 354 460 372C600 392 720 340 820 320V400Z" style={fill('sage')} />
      <Kiosk />
      <OliveTree x={232} y={GROUND} size={1.2} />
      <OliveTree x={786} y={GROUND} size={1.1} />
      <Person x={304} y={GROUND + 24} size={0.9} coat="gulf" wears="hat">
        <Newspaper />
      </Person>
      <Person x={726} y={GROUND + 24} size={0.86} coat="clay" hair="field" wears="scarf" />
    </>
  ),
};

function Kiosk() {
  return (
    <g transform={`translate(520 ${GROUND})`}>
      <rect x={-132} y={-176} width={264} height={176} style={fill('field')} />
      <path d="M-160-176H160L128-214H-128Z" style={fill('clay')} />
      <path d="M-60-214A60 44 0 0 1 60-214Z" style={fill('gulf')} />
      <Star x={0} y={-232} size={0.62} />
      <rect x={-66} y={-152} width={132} height={84} style={fill('saffron')} />
      <Person x={0} y={-68} size={0.82} coat="onBand" wears="cap" />
      <rect x={-78} y={-70} width={156} height={14} style={fill('tan')} />
      {[-114, 80].map((x) => (
        <g key={x}>
          <Sheet x={x} y={-150} />
          <Sheet x={x} y={-90} />
        </g>
      ))}
      {[-56, -12, 32].map((x) => (
        <Sheet key={x} x={x} y={-48} />
      ))}
    </g>
  );
}

/** A front page: a headline, a picture, lines of text. */
function Sheet({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={34} height={44} style={fill('onBand')} />
      <rect x={4} y={5} width={26} height={5} style={fill('clay')} />
      <rect x={4} y={14} width={12} height={12} style={fill('sage')} />
      <path d="M19 14H30V17H19ZM19 20H30V23H19ZM4 30H30V33H4ZM4 36H30V39H4Z" style={fill('tan')} />
    </g>
  );
}

function Newspaper() {
  return (
    <g transform="translate(4 -46)">
      <path d="M-34-26L0-20V24L-34 16ZM34-26L0-20V24L34 16Z" style={fill('onBand')} />
      <path d="M-28-18L-6-14V-8L-28-12ZM6-14L28-18V-12L6-8Z" style={fill('clay')} />
      <path
        d="M-28-6L-6-2V2L-28-2ZM6-2L28-6V-2L6 2ZM-28 4L-6 8V12L-28 8ZM6 8L28 4V8L6 12Z"
        style={fill('tan')}
      />
    </g>
  );
}
