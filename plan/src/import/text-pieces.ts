import { type Affine, apply } from '../drawing/affine';
import { lengthOf, numbersOf } from './lengths';
import type { TextPiece } from './pieces';
import type { Style, StyleSheets } from './styles';
import { nameOf, type XmlElement } from './xml-tree';

/** Width of a letter as a share of its height, about which fonts of plans agree. */
const LETTER = 0.56;

type Cursor = { x: number; y: number };
type Chunk = { text: string; x: number; y: number; last: number; size: number; anchor: string };

/** The lines of a text element, in root units: each place that the file names starts another. */
export function textPiecesOf(
  element: XmlElement,
  style: Style,
  sheets: StyleSheets,
  matrix: Affine,
  onPath: (name: string) => void,
): TextPiece[] {
  const chunks: Chunk[] = [];
  const cursor: Cursor = { x: 0, y: 0 };
  // A place holds for the first text after it, in whatever element that is.
  let starts = true;
  const visit = (part: XmlElement, around: Style) => {
    if (part.name === 'textPath') {
      onPath(nameOf(element));
      return;
    }
    if (around.display === 'none' || around.visibility === 'hidden') return;
    const xs = lengthsOf(part.attributes.x);
    const [x] = xs;
    const [y] = lengthsOf(part.attributes.y);
    const [dx = 0] = lengthsOf(part.attributes.dx);
    const [dy = 0] = lengthsOf(part.attributes.dy);
    const size = lengthOf(around['font-size'], 16) ?? 16;
    if (x !== undefined) cursor.x = x;
    if (y !== undefined) cursor.y = y;
    cursor.x += dx;
    cursor.y += dy;
    const anchor = around['text-anchor'] ?? 'start';
    if (x !== undefined || y !== undefined || Math.abs(dy) > size / 2) starts = true;
    for (const child of part.children) {
      if (typeof child !== 'string') {
        if (child.name === 'tspan' || child.name === 'textPath' || child.name === 'a')
          visit(child, sheets.styleOf(child, around));
        continue;
      }
      const text = child.replace(/\s+/g, ' ');
      if (text.trim() === '') continue;
      const chunk = chunks.at(-1);
      if (starts || !chunk) {
        // A place for each letter: the text reaches to the last of them.
        const last =
          xs.length > 1 ? (xs.at(Math.min(xs.length, text.length) - 1) ?? cursor.x) : cursor.x;
        chunks.push({ text, x: cursor.x, y: cursor.y, last, size, anchor });
        starts = false;
      } else chunk.text += text;
    }
  };
  visit(element, style);
  return chunks.map((chunk) => pieceOf(chunk, matrix, element));
}

function lengthsOf(list: string | undefined): number[] {
  return (list ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((part) => lengthOf(part) ?? numbersOf(part).filter(Number.isFinite));
}

function pieceOf(chunk: Chunk, matrix: Affine, element: XmlElement): TextPiece {
  const text = chunk.text.trim();
  const width =
    chunk.last > chunk.x
      ? chunk.last - chunk.x + LETTER * chunk.size
      : text.length * LETTER * chunk.size;
  const before = chunk.anchor === 'middle' ? width / 2 : chunk.anchor === 'end' ? width : 0;
  const start = apply(matrix, [chunk.x - before, chunk.y]);
  const end = apply(matrix, [chunk.x - before + width, chunk.y]);
  return {
    text,
    start,
    end,
    angle: Math.atan2(matrix[1], matrix[0]),
    size: chunk.size * Math.hypot(matrix[2], matrix[3]),
    source: element,
    name: nameOf(element),
  };
}
