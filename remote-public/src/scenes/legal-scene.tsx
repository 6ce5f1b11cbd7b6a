import { OliveTree, SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** The office of whoever answers for the site: a door with its name plate, a notice board beside it, and readers. */
export const LEGAL_SCENE: Scene = {
  sky: 'sand',
  floor: 'sage',
  art: (
    <>
      <SkyLight x={244} y={104} />
      <g transform={`translate(500 ${GROUND})`}>
        <rect x={-170} y={-246} width={340} height={246} style={fill('gulf')} />
        <path d="M-196-246H196L150-306H-150Z" style={fill('clay')} />
        <Star x={0} y={-276} size={0.8} paint="saffron" />
        <path d="M-64 0V-130A64 64 0 0 1 64-130V0Z" style={fill('cream')} />
        <path d="M-48 0V-128A48 48 0 0 1 48-128V0Z" style={fill('field')} />
        <rect x={-2} y={-176} width={4} height={176} style={fill('sage')} />
        <circle cx={16} cy={-70} r={6} style={fill('saffron')} />
        <circle cx={-16} cy={-70} r={6} style={fill('saffron')} />
        <g transform="translate(-118 -150)">
          <rect x={-34} y={-26} width={68} height={52} rx={4} style={fill('saffron')} />
          <path d="M-24-14H24V-8H-24ZM-24 0H12V6H-24ZM-24 12H18V16H-24Z" style={fill('field')} />
        </g>
        {[94, 134].map((x) => (
          <path
            key={x}
            d={`M${x}-120V-176A14 14 0 0 1 ${x + 28}-176V-120Z`}
            style={fill('saffron')}
          />
        ))}
      </g>
      <g transform={`translate(726 ${GROUND})`}>
        <path d="M-46-150H-38V0H-46ZM38-150H46V0H38Z" style={fill('tan')} />
        <rect x={-62} y={-176} width={124} height={92} style={fill('field')} />
        {[-48, 8].map((x) => (
          <g key={x} transform={`translate(${x} -164)`}>
            <rect width={40} height={56} style={fill('onBand')} />
            <path d="M6 8H34V14H6ZM6 22H30V26H6ZM6 32H34V36H6ZM6 42H24V46H6Z" style={fill('tan')} />
          </g>
        ))}
      </g>
      <OliveTree x={262} y={GROUND} size={1.3} />
      <Person x={664} y={GROUND + 24} size={0.95} coat="clay" hair="field" wears="scarf" />
      <Person x={790} y={GROUND + 26} size={0.95} coat="gulf" wears="hat" />
    </>
  ),
};
