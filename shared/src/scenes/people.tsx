import { fill, type Paint } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { type Place, place } from './nature';
import { moves } from './scene-motion';

type PersonProps = Place & {
  coat?: Paint;
  hair?: Paint;
  /** What the person wears on the head. */
  wears?: 'scarf' | 'hat' | 'cap';
  /** What is carried, drawn before the body. */
  children?: ReactNode;
};

/** Somebody who stands: head, hair, coat. About 100 units high. */
export function Person({ coat = 'clay', hair = 'grove', wears, children, ...where }: PersonProps) {
  return (
    <g {...place(where)}>
      <path d="M-20 0V-44A20 20 0 0 1 20-44V0Z" style={fill(coat)} />
      {wears === 'scarf' && (
        <path d="M-17-62A17 19 0 0 1 17-82L20-50A22 14 0 0 1-20-50Z" style={fill(hair)} />
      )}
      <circle cy={-78} r={14} style={fill('tan')} />
      {wears === 'scarf' ? (
        <path d="M-16-74A16 17 0 0 1 16-74C8-84-8-84-16-74Z" style={fill(hair)} />
      ) : (
        <path d="M-14-79A14 14 0 0 1 14-79C6-84-6-84-14-79Z" style={fill(hair)} />
      )}
      {wears === 'hat' && (
        <path d="M-23-84H23V-88H13L9-102H-9L-13-88H-23Z" style={fill('saffron')} />
      )}
      {wears === 'cap' && <path d="M-15-82A15 15 0 0 1 15-82H25V-78H-15Z" style={fill(coat)} />}
      {children}
    </g>
  );
}

type StallProps = Place & {
  width?: number;
  awning: readonly [Paint, Paint];
  /** What lies on the counter; its middle is the counter's, its foot the counter's edge. */
  goods?: ReactNode;
};

const STRIPES = 6;

/** A market stall with a striped awning and its goods, 150 units high. */
export function Stall({ width = 150, awning, goods, ...where }: StallProps) {
  const stripe = width / STRIPES;
  return (
    <g {...place(where)}>
      <g {...moves('grow')}>
        <rect x={-width / 2 + 8} y={-128} width={width - 16} height={128} style={fill('cream')} />
        <rect x={-width / 2 + 8} y={-44} width={width - 16} height={44} style={fill('field')} />
        {Array.from({ length: STRIPES }, (_, index) => (
          <path
            key={index}
            d={`M0 0H${stripe}V28A${stripe / 2} ${stripe / 2} 0 0 1 0 28Z`}
            transform={`translate(${-width / 2 + index * stripe} -156)`}
            style={fill(awning[index % 2] ?? awning[0])}
          />
        ))}
        {goods && <g transform="translate(0 -44)">{goods}</g>}
      </g>
    </g>
  );
}

/** Round goods side by side on a counter. */
export function Row({
  paint,
  count = 5,
  radius = 9,
}: {
  paint: Paint;
  count?: number;
  radius?: number;
}) {
  const step = radius * 2 + 2;
  return Array.from({ length: count }, (_, index) => (
    <circle
      key={index}
      cx={(index - (count - 1) / 2) * step}
      cy={-radius}
      r={radius}
      style={fill(paint)}
    />
  ));
}

/** A wooden crate with what is in it. */
export function Crate({ paint, size, ...where }: Place & { paint: Paint }) {
  return (
    <g {...place({ ...where, ...(size === undefined ? {} : { size }) })}>
      <g transform="translate(0 -30)">
        <Row paint={paint} count={4} radius={8} />
      </g>
      <path d="M-38-32H38L34 0H-34Z" style={fill('saffron')} />
      <path d="M-37-22H37L36-15H-36Z" style={fill('clay')} />
    </g>
  );
}

/** A flag on its mast. */
export function Flag({ paint, ...where }: Place & { paint: Paint }) {
  return (
    <g {...place(where)}>
      <rect x={-2.5} y={-150} width={5} height={150} style={fill('tan')} />
      <path d="M2-148C20-158 40-138 64-148V-106C40-96 20-116 2-106Z" style={fill(paint)} />
    </g>
  );
}

/** A row of arches. */
export function Arches({
  x,
  y,
  count,
  paint,
  width = 22,
  height = 44,
  gap = 12,
}: Place & {
  count: number;
  paint: Paint;
  width?: number;
  height?: number;
  gap?: number;
}) {
  return Array.from({ length: count }, (_, index) => (
    <path
      key={index}
      d={`M0 0V${-height + width / 2}A${width / 2} ${width / 2} 0 0 1 ${width} ${-height + width / 2}V0Z`}
      transform={`translate(${x + index * (width + gap)} ${y})`}
      style={fill(paint)}
    />
  ));
}
