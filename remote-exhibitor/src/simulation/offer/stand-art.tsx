import type { StandKind } from '@mosta/shared/domain/offers';
import { Drawing, fill, starPath } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

const CORNERS = ['M28 62H44V67H26Z', 'M92 62H76V67H94Z', 'M8 104H28V98H11Z', 'M112 104H92V98H109Z'];

const ART: Readonly<Record<StandKind | 'premiumLocation', ReactNode>> = {
  bare: (
    <>
      <path d="M8 104L28 62H92L112 104Z" style={fill('cream')} />
      {CORNERS.map((d) => (
        <path key={d} d={d} style={fill('clay')} />
      ))}
      <path d={starPath({ radius: 13, centre: { x: 60, y: 84 } })} style={fill('saffron')} />
    </>
  ),
  equipped: (
    <>
      <path d="M14 98L30 74H90L106 98Z" style={fill('saffron')} />
      <rect x={26} y={30} width={68} height={50} style={fill('cream')} />
      <path d="M26 30L14 44V98L26 82ZM94 30L106 44V98L94 82Z" style={fill('sage')} />
      <rect x={22} y={20} width={76} height={14} rx={3} style={fill('grove')} />
      <circle cx={46} cy={42} r={6} style={fill('saffron')} />
      <circle cx={74} cy={42} r={6} style={fill('saffron')} />
      <rect x={40} y={70} width={40} height={30} style={fill('clay')} />
      <rect x={36} y={66} width={48} height={7} style={fill('grove')} />
    </>
  ),
  premium: (
    <>
      <path d="M4 104L20 78H100L116 104Z" style={fill('saffron')} />
      <path d="M14 84V44A46 34 0 0 1 106 44V84Z" style={fill('grove')} />
      <path d="M28 84V48A32 24 0 0 1 92 48V84Z" style={fill('cream')} />
      <path d={starPath({ radius: 15, centre: { x: 60, y: 48 } })} style={fill('clay')} />
      <rect x={32} y={76} width={24} height={24} style={fill('clay')} />
      <rect x={64} y={76} width={24} height={24} style={fill('gulf')} />
    </>
  ),
  custom: (
    <>
      <rect x={10} y={20} width={92} height={84} rx={6} style={fill('gulf')} />
      <path d="M28 88V44H62V58H84V88ZM33 83H79V63H57V49H33Z" style={fill('cream')} />
      <path d="M104 22L114 32L74 72L60 76L64 62Z" style={fill('saffron')} />
      <path d="M64 62L74 72L60 76Z" style={fill('clay')} />
    </>
  ),
  premiumLocation: (
    <>
      <path d="M8 108L28 70H92L112 108Z" style={fill('cream')} />
      <path
        d="M60 100C40 76 32 64 32 46A28 28 0 0 1 88 46C88 64 80 76 60 100Z"
        style={fill('grove')}
      />
      <path d={starPath({ radius: 16, centre: { x: 60, y: 46 } })} style={fill('saffron')} />
    </>
  ),
};

/** What one gets, drawn: a marked ground, a stand with its lamps, an arch, a plan. */
export function StandArt({ kind, size = 96 }: { kind: keyof typeof ART; size?: number }) {
  return <Drawing size={size}>{ART[kind]}</Drawing>;
}
