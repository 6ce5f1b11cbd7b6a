import {
  AlmondDrawing,
  DateDrawing,
  FigDrawing,
  HoneyDrawing,
  OliveDrawing,
  OrangeDrawing,
  SardineDrawing,
  WheatDrawing,
} from '@mosta/shared/illustrations';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DescriptorSource, isIndexable } from '../contract/descriptor';
import { directionOf, type Language } from '../contract/languages';
import { routeSlug } from '../contract/published';
import { FIRST_EDITION } from '../domain/edition';
import { editionEnds } from '../domain/edition-clock';
import { formatDateRange } from '../domain/format';
import { PALETTE } from '../theme/tokens';
import { KhatamShapes } from '../ui/art/khatam';
import { fitLines, type Line, type OutlineText } from './outlined-text';
import type { PrerenderedFile } from './prerender-pages';

const WIDTH = 1200;
const HEIGHT = 630;
const PANEL = 440;
const MARGIN = 64;
const TILE = 110;
const COLOURS = PALETTE.light;
const DRAWINGS = [
  OliveDrawing,
  WheatDrawing,
  SardineDrawing,
  OrangeDrawing,
  FigDrawing,
  HoneyDrawing,
  DateDrawing,
  AlmondDrawing,
];

/** Pictures of the routes that may be shared, 1200 by 630, in one language, as SVG whose text is outlines. */
export function drawLinkPictures(
  descriptor: DescriptorSource,
  language: Language,
  outline: OutlineText,
): PrerenderedFile[] {
  return descriptor.routes.filter(isIndexable).map((route, index) => {
    const drawing = DRAWINGS[index % DRAWINGS.length] ?? OliveDrawing;
    const svg = renderToStaticMarkup(
      <LinkPicture
        // The title "Home" carries no information.
        title={(route.path === '/' ? route.description : route.title)[language]}
        language={language}
        drawing={drawing}
        outline={outline}
      />,
    );
    return { file: `og/${language}/${routeSlug(route.path)}.svg`, text: inColours(svg) };
  });
}

/** A drawing by itself: the shapes name the theme's colours, and a picture of its own has no theme. */
export function inColours(svg: string): string {
  return svg.replace(
    /var\(--mui-palette-(\w+)\)/g,
    (_whole, name: string) => Object.entries(COLOURS).find(([key]) => key === name)?.[1] ?? name,
  );
}

type LinkPictureProps = {
  title: string;
  language: Language;
  drawing: typeof OliveDrawing;
  outline: OutlineText;
};

function LinkPicture({ title, language, drawing: Product, outline }: LinkPictureProps) {
  const mirrored = directionOf(language) === 'rtl';
  const room = WIDTH - PANEL - 2 * MARGIN;
  const [first, last] = editionEnds(FIRST_EDITION);
  const heading = fitLines(title, outline, {
    width: room,
    lines: 4,
    sizes: [84, 76, 68, 60, 52, 44],
  });
  const dates = fitLines(formatDateRange(language, first.date, last.date), outline, {
    width: room,
    lines: 1,
    sizes: [32, 28, 24],
  });
  const name = fitLines(FIRST_EDITION.product, outline, { width: room, lines: 1, sizes: [38] });
  const leading = heading.size * (mirrored ? 1.35 : 1.12);
  const top = HEIGHT / 2 + 30 - (leading * (heading.lines.length - 1)) / 2 + heading.size * 0.15;
  const edge = mirrored ? WIDTH - MARGIN : MARGIN;
  const write = (line: Line, size: number, y: number, colour: string, indent = 0) => (
    <OutlinedLine
      key={y}
      line={line}
      size={size}
      x={mirrored ? edge - indent - line.width * size : edge + indent}
      y={y}
      colour={colour}
    />
  );
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a picture, whose alternative text stands in the page's head
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT}>
      <rect width={WIDTH} height={HEIGHT} fill={COLOURS.wheat} />
      <g transform={`translate(${mirrored ? WIDTH - MARGIN - 29 : MARGIN + 29} 92) scale(0.58)`}>
        <KhatamShapes outer="olive" inner="saffron" heart="terracotta" />
      </g>
      {name.lines.map((line) => write(line, name.size, 105, COLOURS.olive, 76))}
      {heading.lines.map((line, index) =>
        write(line, heading.size, top + index * leading, COLOURS.olive),
      )}
      {dates.lines.map((line) => write(line, dates.size, HEIGHT - 68, COLOURS.terracotta))}
      <g transform={`translate(${mirrored ? 0 : WIDTH - PANEL} 0)`}>
        <Panel />
        <circle cx={PANEL / 2} cy={270} r={142} fill={COLOURS.paper} />
        <g transform={`translate(${PANEL / 2 - 100} 170)`}>
          <Product size={200} />
        </g>
      </g>
    </svg>
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
