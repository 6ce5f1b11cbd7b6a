import { SkyLight, Star, Wheat } from '@mosta/shared/scenes/nature';
import { Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** A glasshouse where something new grows, looked after by sun and measure. */
export const INNOVATION_SCENE: Scene = {
  sky: 'wheat',
  floor: 'grove',
  art: (
    <>
      <SkyLight x={262} y={104} />
      <path d="M84 400C190 350 300 350 420 372C600 398 720 356 820 340V400Z" style={fill('sage')} />
      <Glasshouse />
      <Panels />
      <Person x={412} y={GROUND + 26} size={1} coat="onBand" hair="clay" wears="scarf">
        <rect x={12} y={-56} width={34} height={24} rx={3} style={fill('field')} />
        <path d="M18-38L26-46L32-42L42-52V-36H18Z" style={fill('sage')} />
      </Person>
      <Person x={776} y={GROUND + 26} size={0.94} coat="gulf" wears="cap" />
    </>
  ),
};

function Glasshouse() {
  return (
    <g transform={`translate(590 ${GROUND})`}>
      <path d="M-150 0V-110C-140-190-60-222 0-222C60-222 140-190 150-110V0Z" style={fill('gulf')} />
      {[-104, -52, 0, 52, 104].map((x, index) => (
        <g key={x}>
          <rect x={x - 26} y={-34} width={46} height={34} style={fill('clay')} />
          {index % 2 === 0 ? (
            <Wheat x={x - 3} y={-32} size={0.96} />
          ) : (
            <g transform={`translate(${x - 3} -34)`} style={fill('sage')}>
              <path d="M-3 0V-60H3V0Z" />
              <ellipse cx={-16} cy={-44} rx={16} ry={9} transform="rotate(24 -16 -44)" />
              <ellipse cx={16} cy={-60} rx={16} ry={9} transform="rotate(-24 16 -60)" />
            </g>
          )}
        </g>
      ))}
      {[-152, -78, -2, 74, 146].map((x) => (
        <rect
          key={x}
          x={x}
          y={Math.abs(x) > 100 ? -112 : -214}
          width={5}
          height={Math.abs(x) > 100 ? 112 : 214}
          style={fill('onBand')}
        />
      ))}
      <rect x={-152} y={-116} width={304} height={6} style={fill('onBand')} />
      <Star x={0} y={-240} size={0.7} />
    </g>
  );
}

function Panels() {
  return (
    <g transform={`translate(250 ${GROUND})`}>
      {[0, 84].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect x={26} y={-40} width={6} height={40} style={fill('tan')} />
          <path d="M-10-34L14-92H76L56-34Z" style={fill('field')} />
          <path d="M3-63H66V-59H1ZM34-92H38L26-34H22Z" style={fill('cream')} />
        </g>
      ))}
    </g>
  );
}
