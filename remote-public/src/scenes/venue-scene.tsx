import { OliveTree, Star } from '@mosta/shared/scenes/nature';
import { Arches, Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { SceneFigure } from '@mosta/shared/scenes/scene-figure';
import { fill } from '@mosta/shared/ui';

const CENTRE = 478;
const RADIUS = 268;

/** The forecourt with its bus, and the fair's days as positions of the sun. */
export function venueScene(days: readonly string[]): Scene {
  const last = Math.max(1, days.length - 1);
  return {
    sky: 'sand',
    floor: 'cream',
    art: (
      <>
        <path
          d="M210 330A268 262 0 0 1 746 330"
          style={{
            fill: 'none',
            stroke: 'var(--mui-palette-clay)',
            strokeWidth: 3,
            strokeDasharray: '2 12',
            strokeLinecap: 'round',
          }}
        />
        {days.map((day, index) => (
          <Day key={day} day={day} share={index / last} />
        ))}
        <Store />
        <OliveTree x={150} y={GROUND} size={1.1} />
        <OliveTree x={792} y={GROUND} size={0.9} />
        <Bus />
        <Person x={560} y={GROUND + 24} size={0.7} coat="gulf" wears="scarf" hair="grove" />
        <Person x={604} y={GROUND + 26} size={0.66} coat="saffron" wears="cap" />
        <Person x={744} y={GROUND + 24} size={0.7} coat="grove" />
      </>
    ),
  };
}

function Day({ day, share }: { day: string; share: number }) {
  const angle = Math.PI * (0.14 + share * 0.72);
  const x = CENTRE - RADIUS * Math.cos(angle);
  const y = 330 - 262 * Math.sin(angle);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Star x={0} y={0} size={1.72} paint="saffron" />
      <SceneFigure x={0} y={9} paint="field">
        {day}
      </SceneFigure>
    </g>
  );
}

/** The long front of the store, with its arcade and sign. */
function Store() {
  return (
    <>
      <rect x={330} y={252} width={370} height={148} style={fill('onBand')} />
      <rect x={318} y={240} width={394} height={18} style={fill('clay')} />
      <rect x={452} y={206} width={126} height={34} rx={6} style={fill('field')} />
      <Star x={515} y={223} size={0.46} paint="saffron" />
      <Arches x={352} y={GROUND} count={8} width={30} height={84} gap={13} paint="gulf" />
    </>
  );
}

function Bus() {
  return (
    <g transform="translate(196 412)">
      <rect x={0} y={-104} width={206} height={86} rx={16} style={fill('clay')} />
      {[16, 62, 108].map((x) => (
        <rect key={x} x={x} y={-90} width={38} height={32} rx={5} style={fill('cream')} />
      ))}
      <rect x={158} y={-90} width={34} height={66} rx={5} style={fill('cream')} />
      <rect x={0} y={-48} width={150} height={7} style={fill('saffron')} />
      {[46, 150].map((x) => (
        <g key={x}>
          <circle cx={x} cy={-16} r={20} style={fill('field')} />
          <circle cx={x} cy={-16} r={8} style={fill('cream')} />
        </g>
      ))}
    </g>
  );
}
