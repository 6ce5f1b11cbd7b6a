import { Boat, SkyLight, Star, Waves } from '@mosta/shared/scenes/nature';
import { Arches } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** A letterbox on the quay, a letter under way to it, and the port behind. */
export const CONTACT_SCENE: Scene = {
  sky: 'sand',
  floor: 'cream',
  art: (
    <>
      <SkyLight x={582} y={160} size={1.25} />
      <path d="M640 262V150H682V122H722V166H760V140H820V262Z" style={fill('grove')} />
      <Arches x={666} y={262} count={4} width={22} height={46} gap={14} paint="saffron" />
      <path d="M130 400C180 330 220 262 360 262H820V400Z" style={fill('gulf')} />
      <Waves x={372} y={296} to={820} />
      <Boat x={492} y={338} size={0.92} />
      <Envelope />
      <Letterbox />
    </>
  ),
};

function Envelope() {
  return (
    <g transform="translate(420 196) rotate(-8)">
      <rect x={-52} y={-34} width={104} height={68} rx={5} style={fill('onBand')} />
      <path
        d="M-50-32L0 8L50-32"
        style={{ fill: 'none', stroke: 'var(--mui-palette-tan)', strokeWidth: 5 }}
      />
      <Star x={0} y={8} size={0.46} paint="clay" />
    </g>
  );
}

function Letterbox() {
  return (
    <g transform={`translate(286 ${GROUND + 18})`}>
      <rect x={-8} y={-100} width={16} height={100} style={fill('field')} />
      <path d="M-66-84V-150A46 46 0 0 1-20-196H40A46 46 0 0 1 86-150V-84Z" style={fill('clay')} />
      <path d="M-66-84V-150A46 46 0 0 1 26-150V-84Z" style={fill('grove')} />
      <rect x={-50} y={-142} width={60} height={9} rx={4} style={fill('cream')} />
      <rect x={74} y={-176} width={8} height={44} style={fill('saffron')} />
      <rect x={74} y={-176} width={32} height={18} style={fill('saffron')} />
    </g>
  );
}
