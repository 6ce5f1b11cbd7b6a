import { SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** Two who come to terms, between their tables, with the port in the window. */
export const BUSINESS_SCENE: Scene = {
  sky: 'sand',
  floor: 'field',
  art: (
    <>
      <path d="M214 400V70H820V400Z" style={fill('cream')} />
      {[262, 420, 578].map((x) => (
        <g key={x}>
          <path d={`M${x} 270V150A58 58 0 0 1 ${x + 116} 150V270Z`} style={fill('gulf')} />
          <path
            d={`M${x} 240C${x + 40} 224 ${x + 80} 236 ${x + 116} 226V270H${x}Z`}
            style={fill('sage')}
          />
        </g>
      ))}
      {/* A drawing of its own cuts off the stars beyond the frame. */}
      <svg aria-hidden x={420} y={92} width={116} height={178} viewBox="420 92 116 178">
        <SkyLight x={478} y={166} size={0.46} />
      </svg>
      <rect x={726} y={96} width={70} height={70} style={fill('clay')} />
      <Star x={761} y={131} size={1.1} paint="cream" />
      <Person x={438} y={GROUND + 18} size={1.4} coat="clay" hair="field">
        <path d="M10-44L54-50V-40L12-30Z" style={fill('clay')} />
      </Person>
      <Person x={582} y={GROUND + 18} size={1.4} coat="onBand" hair="gulf" wears="scarf">
        <path d="M-10-44L-54-50V-40L-12-30Z" style={fill('onBand')} />
        <circle cx={-52} cy={-45} r={8} style={fill('tan')} />
      </Person>
      <SmallTable x={312} />
      <SmallTable x={714} />
    </>
  ),
};

/** A high table with glasses of tea. */
function SmallTable({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} ${GROUND + 24})`}>
      <ellipse cy={-96} rx={62} ry={10} style={fill('clay')} />
      <path d="M-6-92H6V-8H26V0H-26V-8H-6Z" style={fill('tan')} />
      {[-24, 14].map((dx) => (
        <path
          key={dx}
          d="M-9-30H9L6 0H-6Z"
          transform={`translate(${dx} -100)`}
          style={fill('saffron')}
        />
      ))}
    </g>
  );
}
