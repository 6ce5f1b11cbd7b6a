import type { OliveDrawing } from '@mosta/shared/illustrations';
import { FLOOR, isDeepSky, SCENE, type Scene } from '@mosta/shared/scenes/scene';
import type { ReactNode } from 'react';
import { directionOf, type Language } from '../contract/languages';
import { FIRST_EDITION } from '../domain/edition';
import { editionEnds } from '../domain/edition-clock';
import { formatDateRange } from '../domain/format';
import { PALETTE } from '../theme/tokens';
import { KhatamShapes } from '../ui/art/khatam';
import { fitLines, type Line, type OutlineText } from './outlined-text';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const COLOURS = PALETTE.light;

type Words = { title: string; language: Language; outline: OutlineText };

/** Size of a scene beside its own units; its end stands in the picture's corner. */
const SCALE = 1.04;
const SCENE_WORDS = { room: 450, lines: 4 } as const;

/** The head of a page as a picture: the words on the quiet side of its scene. */
export function ScenePicture({ scene, ...words }: Words & { scene: Scene }) {
  const mirrored = directionOf(words.language) === 'rtl';
  const isDeep = isDeepSky(scene);
  const floor = FLOOR * SCALE;
  const top = HEIGHT - SCENE.height * SCALE;
  const start = mirrored
    ? `translate(${SCENE.width * SCALE} ${top}) scale(${-SCALE} ${SCALE})`
    : `translate(${WIDTH - SCENE.width * SCALE} ${top}) scale(${SCALE})`;
  return (
    <Picture ground={COLOURS[scene.sky]}>
      <rect
        y={HEIGHT - floor}
        width={WIDTH}
        height={floor}
        fill={`var(--mui-palette-${scene.floor})`}
      />
      <g transform={start}>{scene.art}</g>
      <WordsOf
        {...words}
        {...SCENE_WORDS}
        colour={isDeep ? COLOURS.onBand : COLOURS.olive}
        accent={isDeep ? COLOURS.onBand : COLOURS.terracotta}
      />
    </Picture>
  );
}

const PANEL = 440;
const TILE = 110;
const PANEL_WORDS = { room: WIDTH - PANEL - 2 * MARGIN, lines: 4 } as const;

/** Of a page without scene: words on wheat, and produce before zellige; the sun where there is none. */
export function ProducePicture({
  drawing: Product,
  ...words
}: Words & { drawing: typeof OliveDrawing | undefined }) {
  const mirrored = directionOf(words.language) === 'rtl';
  return (
    <Picture ground={COLOURS.wheat}>
      <WordsOf {...words} {...PANEL_WORDS} colour={COLOURS.olive} accent={COLOURS.terracotta} />
      <g transform={`translate(${mirrored ? 0 : WIDTH - PANEL} 0)`}>
        <Panel />
        <circle cx={PANEL / 2} cy={270} r={142} fill={COLOURS.paper} />
        {Product ? (
          <g transform={`translate(${PANEL / 2 - 100} 170)`}>
            <Product size={200} />
          </g>
        ) : (
          <circle cx={PANEL / 2} cy={270} r={116} fill={COLOURS.saffron} />
        )}
      </g>
    </Picture>
  );
}

function Picture({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a picture, whose alternative text stands in the page's head
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT}>
      <rect width={WIDTH} height={HEIGHT} fill={ground} />
      {children}
    </svg>
  );
}

type WordsProps = Words & {
  /** Room that the lines have, in pixels. */
  room: number;
  lines: number;
  colour: string;
  accent: string;
};

/** Baseline of the days. */
const DATES = 190;

/** Mark and name above, the title with the days of the fair before it. */
function WordsOf({ title, language, outline, room, lines, colour, accent }: WordsProps) {
  const mirrored = directionOf(language) === 'rtl';
  const [first, last] = editionEnds(FIRST_EDITION);
  const fit = (text: string, most: number, sizes: readonly number[]) =>
    fitLines(text, outline, { width: room, lines: most, sizes });
  const heading = fit(title, lines, [84, 76, 68, 60, 52, 44, 38]);
  const dates = fit(formatDateRange(language, first.date, last.date), 1, [30, 27, 24]);
  const name = fit(FIRST_EDITION.product, 1, [38]);
  const leading = heading.size * (mirrored ? 1.35 : 1.12);
  const baseline = DATES + 24 + heading.size * (mirrored ? 1.2 : 0.95);
  const edge = mirrored ? WIDTH - MARGIN : MARGIN;
  const write = (line: Line, size: number, y: number, paint: string, indent = 0) => (
    <OutlinedLine
      key={y}
      line={line}
      size={size}
      x={mirrored ? edge - indent - line.width * size : edge + indent}
      y={y}
      colour={paint}
    />
  );
  return (
    <>
      <g transform={`translate(${mirrored ? edge - 29 : edge + 29} 92) scale(0.58)`}>
        <KhatamShapes
          outer={colour === COLOURS.onBand ? 'onBand' : 'olive'}
          inner="saffron"
          heart="terracotta"
        />
      </g>
      {name.lines.map((line) => write(line, name.size, 105, colour, 76))}
      {dates.lines.map((line) => write(line, dates.size, DATES, accent))}
      {heading.lines.map((line, index) =>
        write(line, heading.size, baseline + index * leading, colour),
      )}
    </>
  );
}

/** Zellige over sea, grove and earth. */
function Panel() {
  const columns = [0, 1, 2, 3];
  const rows = [0, 1, 2, 3, 4];
  return (
    <>
      <clipPath id="panel">
        <rect width={PANEL} height={HEIGHT} />
      </clipPath>
      <g clipPath="url(#panel)">
        <rect width={PANEL} height={HEIGHT} fill={COLOURS.sand} />
        {rows.flatMap((row) =>
          columns.map((column) => (
            <g
              key={`${row} ${column}`}
              transform={`translate(${(column + 0.5) * TILE} ${(row + 0.5) * TILE}) scale(0.68)`}
            >
              <KhatamShapes outer="grove" inner="saffron" heart="grove" />
            </g>
          )),
        )}
        <g transform={`translate(0 ${HEIGHT - 190}) scale(${PANEL / 800} 0.66)`}>
          <path d="M0 58C170 8 330 44 480 48C620 52 710 22 800 0V290H0Z" fill={COLOURS.gulf} />
          <path
            d="M0 134C190 78 340 126 500 128C640 130 730 110 800 88V290H0Z"
            fill={COLOURS.field}
          />
          <path
            d="M0 212C180 170 360 204 520 206C650 207 730 194 800 176V290H0Z"
            fill={COLOURS.clay}
          />
        </g>
      </g>
    </>
  );
}

type OutlinedLineProps = { line: Line; size: number; x: number; y: number; colour: string };

function OutlinedLine({ line, size, x, y, colour }: OutlinedLineProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill={colour}>
      {line.pieces.map((piece) => (
        <path key={piece.x} transform={`translate(${piece.x} 0)`} d={piece.path} />
      ))}
    </g>
  );
}
