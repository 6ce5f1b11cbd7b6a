import { Drawing, fill, starPath } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** A stand under its awning. */
function Stand() {
  return (
    <>
      <rect x={14} y={50} width={6} height={58} style={fill('grove')} />
      <rect x={100} y={50} width={6} height={58} style={fill('grove')} />
      <rect x={8} y={78} width={104} height={30} style={fill('clay')} />
      <rect x={8} y={78} width={104} height={8} style={fill('saffron')} />
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          d="M0 0H24V18A12 12 0 0 1 0 18Z"
          transform={`translate(${index * 24} 22)`}
          style={fill(index % 2 === 0 ? 'grove' : 'cream')}
        />
      ))}
      <circle cx={36} cy={68} r={10} style={fill('saffron')} />
      <circle cx={56} cy={70} r={8} style={fill('clay')} />
      <circle cx={76} cy={68} r={10} style={fill('sage')} />
    </>
  );
}

/** A badge on its ribbon. */
function Badge() {
  return (
    <>
      <path d="M34 0H48L66 40H56Z" style={fill('clay')} />
      <path d="M86 0H72L54 40H64Z" style={fill('clay')} />
      <rect x={22} y={38} width={76} height={74} rx={10} style={fill('cream')} />
      <rect x={22} y={38} width={76} height={20} rx={10} style={fill('grove')} />
      <rect x={22} y={50} width={76} height={8} style={fill('grove')} />
      <rect x={50} y={44} width={20} height={6} rx={3} style={fill('cream')} />
      <path d={starPath({ radius: 16, centre: { x: 44, y: 82 } })} style={fill('saffron')} />
      <rect x={66} y={72} width={24} height={6} rx={3} style={fill('grove')} />
      <rect x={66} y={84} width={18} height={6} rx={3} style={fill('grove')} />
    </>
  );
}

/** A microphone before a page of notes. */
function Microphone() {
  return (
    <>
      <rect x={44} y={16} width={66} height={88} rx={8} style={fill('cream')} />
      {[32, 48, 64, 80].map((y) => (
        <rect
          key={y}
          x={70}
          y={y}
          width={y === 80 ? 18 : 30}
          height={6}
          rx={3}
          style={fill('sage')}
        />
      ))}
      <path d="M30 56L50 62L36 118H22Z" style={fill('grove')} />
      <rect
        x={24}
        y={48}
        width={32}
        height={14}
        rx={4}
        transform="rotate(14 40 55)"
        style={fill('saffron')}
      />
      <circle cx={46} cy={32} r={21} style={fill('clay')} />
    </>
  );
}

/** A ship, a sun, the sea. */
function Ship() {
  return (
    <>
      <circle cx={92} cy={28} r={18} style={fill('saffron')} />
      <rect x={34} y={30} width={12} height={24} style={fill('clay')} />
      <rect x={24} y={48} width={52} height={18} style={fill('cream')} />
      {[32, 46, 60].map((x) => (
        <circle key={x} cx={x + 4} cy={57} r={4} style={fill('gulf')} />
      ))}
      <path d="M6 66H110L94 96H22Z" style={fill('grove')} />
      <path d="M0 92C20 82 40 82 60 92S100 102 120 92V118H0Z" style={fill('gulf')} />
    </>
  );
}

const ART = {
  exhibit: <Stand />,
  visitor: <Badge />,
  journalist: <Microphone />,
  internationalVisitor: <Ship />,
} as const satisfies Record<string, ReactNode>;

type AudienceArtProps = { audience: keyof typeof ART; size?: number };

/** The drawing of each audience: a stand, a badge, a microphone, a ship. */
export function AudienceArt({ audience, size = 88 }: AudienceArtProps) {
  return <Drawing size={size}>{ART[audience]}</Drawing>;
}
