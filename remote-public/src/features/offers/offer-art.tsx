import type { StandOffer } from '@mosta/shared/domain/offers';
import type { OfferDrawing } from '@mosta/shared/schemas/offer-content.schema';
import { Drawing, fill, starPath } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** The ground of every stand, seen from the front. */
const FLOOR = 'M14 98L30 74H90L106 98Z';

function Walls() {
  return (
    <>
      <rect x={26} y={30} width={68} height={50} style={fill('cream')} />
      <path d="M26 30L14 44V98L26 82Z" style={fill('sage')} />
      <path d="M94 30L106 44V98L94 82Z" style={fill('sage')} />
    </>
  );
}

/** A bulb that hangs from the ceiling, for stands with electricity. */
function Lamp({ x }: { x: number }) {
  return (
    <>
      <rect x={x - 1} y={22} width={2} height={16} style={fill('grove')} />
      <circle cx={x} cy={42} r={6} style={fill('saffron')} />
    </>
  );
}

function Table({ x, chairs }: { x: number; chairs: readonly number[] }) {
  return (
    <>
      {chairs.map((at) => (
        <path
          key={at}
          d={`M${at} 56H${at + 12}V100H${at + 9}V84H${at + 3}V100H${at}Z`}
          style={fill('clay')}
        />
      ))}
      <path
        d={`M${x} 70H${x + 40}V77H${x + 36}V104H${x + 31}V77H${x + 9}V104H${x + 4}V77H${x}Z`}
        style={fill('grove')}
      />
    </>
  );
}

const ART: Readonly<Record<StandOffer['kind'] | OfferDrawing, ReactNode>> = {
  bare: (
    <>
      <path d="M8 104L28 62H92L112 104Z" style={fill('cream')} />
      {['M28 62H44V67H26Z', 'M92 62H76V67H94Z', 'M8 104H28V98H11Z', 'M112 104H92V98H109Z'].map(
        (d) => (
          <path key={d} d={d} style={fill('clay')} />
        ),
      )}
      <path d={starPath({ radius: 13, centre: { x: 60, y: 84 } })} style={fill('saffron')} />
    </>
  ),
  equipped: (
    <>
      <path d={FLOOR} style={fill('saffron')} />
      <Walls />
      <rect x={22} y={20} width={76} height={14} rx={3} style={fill('grove')} />
      <Lamp x={46} />
      <Lamp x={74} />
      <rect x={40} y={70} width={40} height={30} style={fill('clay')} />
      <rect x={36} y={66} width={48} height={7} style={fill('grove')} />
    </>
  ),
  premium: (
    <>
      <path d="M4 104L20 78H100L116 104Z" style={fill('saffron')} />
      <path d="M14 84V44A46 34 0 0 1 106 44V84H92V48A32 24 0 0 0 28 48V84Z" style={fill('grove')} />
      <path d="M28 84V48A32 24 0 0 1 92 48V84Z" style={fill('cream')} />
      <path d={starPath({ radius: 15, centre: { x: 60, y: 48 } })} style={fill('clay')} />
      <rect x={32} y={76} width={24} height={24} style={fill('clay')} />
      <rect x={64} y={76} width={24} height={24} style={fill('gulf')} />
    </>
  ),
  custom: (
    <>
      <rect x={10} y={20} width={92} height={84} rx={6} style={fill('gulf')} />
      {[38, 59, 80].map((at) => (
        <g key={at} style={fill('onBand')} opacity={0.35}>
          <rect x={18} y={at} width={76} height={1.5} />
          <rect x={at - 3} y={28} width={1.5} height={68} />
        </g>
      ))}
      <path d="M28 88V44H62V58H84V88ZM33 83H79V63H57V49H33Z" style={fill('cream')} />
      <path d="M104 22L114 32L74 72L60 76L64 62Z" style={fill('saffron')} />
      <path d="M64 62L74 72L60 76Z" style={fill('clay')} />
    </>
  ),
  premiumLocation: (
    <>
      {[0, 1, 2].map((row) =>
        [0, 1, 2, 3].map((column) => (
          <rect
            key={`${row} ${column}`}
            x={12 + column * 25}
            y={46 + row * 22}
            width={20}
            height={17}
            rx={3}
            style={fill(row === 1 && column === 2 ? 'clay' : 'cream')}
          />
        )),
      )}
      <path
        d="M72 82C52 58 46 48 46 36A26 26 0 0 1 98 36C98 48 92 58 72 82Z"
        style={fill('grove')}
      />
      <path d={starPath({ radius: 14, centre: { x: 72, y: 36 } })} style={fill('saffron')} />
    </>
  ),
  marquee: (
    <>
      <path d="M14 54H106L100 106H20Z" style={fill('cream')} />
      <path
        d="M60 8L114 52C108 62 98 62 92 54C86 62 76 62 70 54C66 62 54 62 50 54C44 62 34 62 28 54C22 62 12 62 6 52Z"
        style={fill('clay')}
      />
      <path d="M60 8L76 54C72 62 64 60 60 54C56 60 48 62 44 54Z" style={fill('saffron')} />
      <path d="M60 62L74 106H46Z" style={fill('grove')} />
    </>
  ),
  streetFood: (
    <>
      <path d="M8 40H82V94H8Z" style={fill('clay')} />
      <path d="M82 54H100L112 72V94H82Z" style={fill('grove')} />
      <path d="M88 60H98L105 72H88Z" style={fill('cream')} />
      <rect x={18} y={52} width={52} height={24} style={fill('cream')} />
      {[0, 1, 2, 3].map((index) => (
        <path
          key={index}
          d="M0 0H16V8A8 6 0 0 1 0 8Z"
          transform={`translate(${12 + index * 16} 38)`}
          style={fill(index % 2 === 0 ? 'saffron' : 'grove')}
        />
      ))}
      <circle cx={30} cy={96} r={11} style={fill('ink')} />
      <circle cx={94} cy={96} r={11} style={fill('ink')} />
      <circle cx={30} cy={96} r={4} style={fill('cream')} />
      <circle cx={94} cy={96} r={4} style={fill('cream')} />
    </>
  ),
  startup: (
    <>
      <path
        d="M60 14C72 14 80 22 80 32C80 40 74 44 72 50H48C46 44 40 40 40 32C40 22 48 14 60 14Z"
        style={fill('saffron')}
      />
      <rect x={49} y={52} width={22} height={7} rx={3} style={fill('sage')} />
      <Table x={40} chairs={[18, 54, 90]} />
    </>
  ),
};

type OfferArtProps = { offer: keyof typeof ART; size?: number };

/** The drawing of each offer: a marked ground, a stand with lamps, a tent, a van. */
export function OfferArt({ offer, size = 112 }: OfferArtProps) {
  return <Drawing size={size}>{ART[offer]}</Drawing>;
}
