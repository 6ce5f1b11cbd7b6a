import { OliveTree, SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Crate, Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { SceneFigure } from '@mosta/shared/scenes/scene-figure';
import { fill, type Paint } from '@mosta/shared/ui';

/** Paper, star with the year, and heart of a poster. */
type Colours = readonly [Paint, Paint, Paint];

const POSTERS: readonly Colours[] = [
  ['cream', 'field', 'saffron'],
  ['saffron', 'clay', 'cream'],
  ['onBand', 'gulf', 'clay'],
];

/**
 * The evening after the fair: crates are packed, and the posters of its years stay on the hoarding.
 * @param years of former editions, the latest first; a poster without one has its star alone
 */
export function formerScene(years: readonly number[]): Scene {
  return {
    sky: 'gulf',
    floor: 'cream',
    art: (
      <>
        <SkyLight x={236} y={196} size={1.2} />
        <path
          d="M60 400C190 278 330 280 470 304C610 328 720 320 820 300V400Z"
          style={fill('field')}
        />
        <path
          d="M20 400C200 346 330 372 480 386C620 398 730 370 820 358V400Z"
          style={fill('sage')}
        />
        <OliveTree x={226} y={GROUND} size={1.24} paint="sage" />
        <path d="M386 130H398V412H386ZM782 130H794V412H782Z" style={fill('tan')} />
        <path d="M366 128H814V338H366Z" style={fill('clay')} />
        <path d="M356 112H820V130H356Z" style={fill('saffron')} />
        {POSTERS.map((colours, index) => (
          <Poster
            key={colours[0]}
            x={444 + index * 146}
            turn={index * 2 - 3}
            colours={colours}
            year={years[POSTERS.length - 1 - index]}
          />
        ))}
        <Person x={470} y={GROUND + 22} size={1.02} coat="saffron" hair="grove" wears="scarf" />
        <Person x={524} y={GROUND + 24} size={0.74} coat="onBand" />
        <Person x={690} y={GROUND + 22} size={1.02} coat="gulf" wears="hat" />
        <Crate x={320} y={GROUND + 28} paint="clay" />
        <Crate x={320} y={GROUND - 4} paint="sage" size={0.9} />
        <Crate x={774} y={GROUND + 28} paint="saffron" />
      </>
    ),
  };
}

type PosterProps = { x: number; turn: number; colours: Colours; year: number | undefined };

function Poster({ x, turn, colours: [paper, star, heart], year }: PosterProps) {
  const y = year === undefined ? 0 : -22;
  return (
    <g transform={`translate(${x} 232) rotate(${turn})`}>
      <rect x={-60} y={-84} width={120} height={164} style={fill(paper)} />
      <Star x={0} y={y} size={1.7} paint={star} />
      <Star x={0} y={y} size={0.8} paint={heart} />
      {year !== undefined && (
        <SceneFigure x={0} y={60} paint={star}>
          {String(year)}
        </SceneFigure>
      )}
    </g>
  );
}
