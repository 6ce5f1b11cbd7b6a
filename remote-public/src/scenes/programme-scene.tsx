import { OliveTree, Star } from '@mosta/shared/scenes/nature';
import { Arches, Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { SceneFigure } from '@mosta/shared/scenes/scene-figure';
import { fill } from '@mosta/shared/ui';

const CENTRE = 480;
const RADIUS = 290;

/** Where on the sun's way a share of the day is, from 0 in the morning to 1 in the evening. */
function onTheWay(share: number): { x: number; y: number } {
  const angle = Math.PI * (0.17 + share * 0.66);
  return { x: CENTRE - RADIUS * Math.cos(angle), y: GROUND - 20 - RADIUS * Math.sin(angle) };
}

const halfDisc = (radius: number) =>
  `M${CENTRE - radius} ${GROUND}A${radius} ${radius} 0 0 1 ${CENTRE + radius} ${GROUND}Z`;

const MARKS = 5;

/** Whole hours from opening to closing, as many as the scene has stars. */
export function hoursOf({ opens, closes }: { opens: string; closes: string }): string[] {
  const first = Number(opens.slice(0, 2));
  const last = Number(closes.slice(0, 2));
  const hours = last > first ? last - first : last + 24 - first;
  return Array.from({ length: MARKS }, (_, index) => {
    const hour = (first + Math.round((hours * index) / (MARKS - 1))) % 24;
    return `${String(hour).padStart(2, '0')}:00`;
  });
}

/** The arc of a day over the hall, each hour a star on the sun's way; the middle one is high. */
export function programmeScene(hours: readonly string[]): Scene {
  return {
    sky: 'wheat',
    floor: 'sage',
    art: (
      <>
        <path d={halfDisc(RADIUS + 70)} style={fill('sand')} opacity={0.55} />
        <path d={halfDisc(RADIUS)} style={fill('sand')} />
        <path d="M140 400C230 336 330 356 400 372V400Z" style={fill('gulf')} />
        <path d="M560 400V374C660 336 740 352 820 366V400Z" style={fill('gulf')} />
        {hours.map((hour, index) => (
          <Hour key={hour} hour={hour} share={index / Math.max(1, hours.length - 1)} />
        ))}
        <path d="M356 292L480 226L604 292Z" style={fill('clay')} />
        <Star x={480} y={268} size={0.62} paint="cream" />
        <rect x={372} y={292} width={216} height={108} style={fill('field')} />
        <Arches x={392} y={GROUND} count={5} width={26} height={58} gap={12} paint="saffron" />
        <OliveTree x={222} y={GROUND} size={1.1} />
        <OliveTree x={300} y={GROUND} size={0.9} />
        <OliveTree x={668} y={GROUND} />
        <OliveTree x={744} y={GROUND} size={1.2} />
        <Person x={338} y={GROUND + 26} size={0.62} coat="clay" wears="hat" />
        <Person x={634} y={GROUND + 28} size={0.62} coat="gulf" hair="clay" wears="scarf" />
        <Person x={700} y={GROUND + 24} size={0.6} coat="saffron" />
      </>
    ),
  };
}

function Hour({ hour, share }: { hour: string; share: number }) {
  const { x, y } = onTheWay(share);
  const isNoon = share === 0.5;
  return (
    <>
      <Star x={x} y={y} size={isNoon ? 1.5 : 0.8} paint={isNoon ? 'saffron' : 'clay'} />
      <SceneFigure
        x={x + (CENTRE - x) * 0.17}
        y={y + (GROUND - y) * 0.17 + (isNoon ? 34 : 16)}
        paint="olive"
      >
        {hour}
      </SceneFigure>
    </>
  );
}
