import { OliveTree, Star } from '@mosta/shared/scenes/nature';
import { Flag } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** Somebody speaks: a lectern under an arch of zellige, microphone and flowers. */
export const LETTER_SCENE: Scene = {
  sky: 'field',
  floor: 'clay',
  art: (
    <>
      <path d="M330 400V196A190 176 0 0 1 710 196V400Z" style={fill('cream')} />
      <path d="M362 400V204A158 148 0 0 1 678 204V400Z" style={fill('gulf')} />
      {Array.from({ length: 9 }, (_, index) => {
        const angle = Math.PI * (0.06 + index * 0.11);
        return (
          <Star
            key={angle}
            x={520 - 174 * Math.cos(angle)}
            y={200 - 160 * Math.sin(angle)}
            size={0.5}
            paint={index % 2 === 0 ? 'clay' : 'grove'}
          />
        );
      })}
      <Star x={520} y={128} size={1.9} paint="saffron" />
      <Star x={520} y={128} size={0.9} paint="gulf" />
      <Speaker />
      <Lectern />
      <Flag x={394} y={GROUND} paint="saffron" />
      <OliveTree x={250} y={GROUND} size={1.3} paint="sage" />
      <OliveTree x={772} y={GROUND} size={1.2} paint="sage" />
    </>
  ),
};

/** A figure without a face: whoever holds the office. */
function Speaker() {
  return (
    <g transform={`translate(520 ${GROUND})`}>
      <path d="M-62 0V-106A44 44 0 0 1-18-150H18A44 44 0 0 1 62-106V0Z" style={fill('onBand')} />
      <path d="M-20-150H20L0-104Z" style={fill('cream')} />
      <path d="M-5-142H5L9-98L0-86L-9-98Z" style={fill('clay')} />
      <circle cy={-186} r={32} style={fill('tan')} />
      <path d="M-32-190A32 32 0 0 1 32-190C16-204-16-204-32-190Z" style={fill('field')} />
    </g>
  );
}

function Lectern() {
  return (
    <g transform={`translate(520 ${GROUND + 14})`}>
      <path d="M-84-104H84L66 0H-66Z" style={fill('clay')} />
      <path d="M-94-116H94V-100H-94Z" style={fill('saffron')} />
      <Star x={0} y={-50} size={0.9} paint="cream" />
      <Star x={0} y={-50} size={0.44} paint="clay" />
      <rect x={42} y={-150} width={4} height={36} style={fill('field')} />
      <rect x={36} y={-168} width={16} height={24} rx={8} style={fill('field')} />
      {[-130, -112, 118, 136].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect x={-2} y={-42} width={4} height={42} style={fill('sage')} />
          <circle cy={-46} r={11} style={fill(x < 0 ? 'saffron' : 'onBand')} />
          <circle cy={-46} r={4} style={fill('clay')} />
        </g>
      ))}
    </g>
  );
}
