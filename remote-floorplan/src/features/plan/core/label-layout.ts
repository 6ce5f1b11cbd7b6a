import type { Bounds, FlatLabel } from './flatten';
import { LABEL_SIZE } from './measures';

/** One piece of text in the atlas, in atlas pixels. */
type AtlasCell = { text: string; x: number; y: number; width: number };
export type LabelAtlas = {
  cells: ReadonlyMap<string, AtlasCell>;
  width: number;
  height: number;
  lineHeight: number;
};
/** Quads of labels: x, y in plan units and texture coordinates per corner. */
type LabelQuads = { vertices: Float32Array; uvs: Float32Array; indices: Uint32Array };

/** Atlas pixels per plan unit: sharp up to a zoom of about four on a plain screen. */
export const ATLAS_SCALE = 4;
/** Room at both ends of a cell, in atlas pixels, for what a letter has beyond its width. */
export const ATLAS_PAD = 3;
const ATLAS_WIDTH = 1024;
const GAP = 2;
/** Letters that neither join nor change their order: any text of them is drawn letter by letter. */
const PLAIN = /^[\u0020-\u024f\u2019]*$/;

/** Whole where letters depend on their neighbours, so that the atlas grows with the alphabet and not with the plan. */
function piecesOf(text: string): string[] {
  return PLAIN.test(text) ? [...text] : [text];
}

/** Places every piece once, in rows. @param measure width of a text in plan units */
export function layOutAtlas(
  labels: readonly Pick<FlatLabel, 'text'>[],
  measure: (text: string) => number,
): LabelAtlas {
  const lineHeight = Math.ceil(LABEL_SIZE * 1.35 * ATLAS_SCALE);
  const cells = new Map<string, AtlasCell>();
  let x = GAP;
  let y = GAP;
  for (const text of new Set(labels.flatMap((label) => piecesOf(label.text)))) {
    const width = Math.ceil(measure(text) * ATLAS_SCALE) + 2 * ATLAS_PAD;
    if (x + width + GAP > ATLAS_WIDTH) {
      x = GAP;
      y += lineHeight + GAP;
    }
    cells.set(text, { text, x, y, width });
    x += width + GAP;
  }
  return { cells, width: ATLAS_WIDTH, height: y + lineHeight + GAP, lineHeight };
}

/** The quads of the labels whose middle lies in a part of the plan. */
export function layOutLabels(
  labels: readonly FlatLabel[],
  atlas: LabelAtlas,
  { minX, maxX, minY, maxY }: Bounds,
): LabelQuads {
  const placed = labels
    .filter(({ x, y }) => x >= minX && x <= maxX && y >= minY && y <= maxY)
    .flatMap((label) => placePieces(label, atlas));
  const quads: LabelQuads = {
    vertices: new Float32Array(placed.length * 8),
    uvs: new Float32Array(placed.length * 8),
    indices: new Uint32Array(placed.length * 6),
  };
  placed.forEach(({ cell, label, x }, i) => {
    const scale = scaleOf(label);
    const right = x + (cell.width / ATLAS_SCALE) * scale;
    const halfHeight = (atlas.lineHeight / ATLAS_SCALE / 2) * scale;
    setCorners(quads.vertices, i, [x, label.y - halfHeight, right, label.y + halfHeight]);
    turnCorners(quads.vertices, i, label);
    setCorners(quads.uvs, i, [
      cell.x / atlas.width,
      cell.y / atlas.height,
      (cell.x + cell.width) / atlas.width,
      (cell.y + atlas.lineHeight) / atlas.height,
    ]);
    for (const [at, corner] of QUAD.entries()) quads.indices[i * 6 + at] = i * 4 + corner;
  });
  return quads;
}

const QUAD = [0, 1, 2, 0, 2, 3] as const;

const scaleOf = ({ size = LABEL_SIZE }: FlatLabel) => size / LABEL_SIZE;

/** Cells of a label in a row about its middle, with their left ends in plan units. */
function placePieces(label: FlatLabel, { cells }: LabelAtlas) {
  const { text, x } = label;
  const row = piecesOf(text).flatMap((piece) => cells.get(piece) ?? []);
  const unit = scaleOf(label) / ATLAS_SCALE;
  const advance = ({ width }: AtlasCell) => (width - 2 * ATLAS_PAD) * unit;
  const whole = row.reduce((sum, cell) => sum + advance(cell), 0);
  let at = x - whole / 2 - ATLAS_PAD * unit;
  return row.map((cell) => {
    const placed = { cell, label, x: at };
    at += advance(cell);
    return placed;
  });
}

function setCorners(
  array: Float32Array,
  quad: number,
  [x1, y1, x2, y2]: [number, number, number, number],
): void {
  array.set([x1, y1, x2, y1, x2, y2, x1, y2], quad * 8);
}

/** Turns a quad about the middle of its label. */
function turnCorners(array: Float32Array, quad: number, { x, y, angle }: FlatLabel): void {
  if (!angle) return;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  for (let at = quad * 8; at < quad * 8 + 8; at += 2) {
    const [dx, dy] = [(array[at] ?? 0) - x, (array[at + 1] ?? 0) - y];
    array[at] = x + dx * cos - dy * sin;
    array[at + 1] = y + dx * sin + dy * cos;
  }
}
