import type { Bounds, FlatLabel } from '@mosta/plan/drawing/flatten';
import { type Emphasis, isDimmed } from './emphasis';
import { LABEL_SIZE } from './measures';

/** One piece of text in the atlas, in atlas pixels. */
type AtlasCell = { text: string; x: number; y: number; width: number };
export type LabelAtlas = {
  cells: ReadonlyMap<string, AtlasCell>;
  width: number;
  height: number;
  lineHeight: number;
};
/** Quads of labels. */
export type LabelQuads = {
  /** x, y per corner, in plan units. */
  vertices: Float32Array;
  /** Per corner the texture's coordinates, the ink's share and the size in `MOST_SIZE`, each of 65,535. */
  glyphs: Uint16Array;
  /** How many; what lies behind them has no meaning. */
  length: number;
};

/** Atlas pixels per plan unit. */
export const ATLAS_SCALE = 3;
/** Room at both ends of a cell, in atlas pixels, for what a letter and its field have beyond its width. */
export const ATLAS_PAD = 5;
const ATLAS_WIDTH = 1024;
const GAP = 2;
/** Letters that neither join nor change their order: any text of them is drawn letter by letter. */
const PLAIN = /^[\u0020-\u024f\u2010-\u2026]*$/;
/** The largest letters, in sizes of ordinary ones: what the shader is told is a part of it. */
export const MOST_SIZE = 64;

/** Whole where letters depend on their neighbours, so that the atlas grows with the alphabet and not with the plan. */
function piecesOf(text: string): readonly string[] | string {
  return PLAIN.test(text) ? text : [text];
}

/** Every piece of some texts once, one a line. */
export function piecesIn(labels: readonly Pick<FlatLabel, 'text'>[]): string {
  return [...new Set(labels.flatMap(({ text }) => [...piecesOf(text)]))].join('\n');
}

/** Places every piece of `piecesIn` once, in rows. @param measure width of a text in plan units */
export function layOutAtlas(pieces: string, measure: (text: string) => number): LabelAtlas {
  const lineHeight = Math.ceil(LABEL_SIZE * 1.35 * ATLAS_SCALE);
  const cells = new Map<string, AtlasCell>();
  let x = GAP;
  let y = GAP;
  for (const text of pieces.split('\n')) {
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

/** Which labels step back, by the place on which each lies. */
export type LabelEmphasis = { emphasis: Emphasis; codes: readonly (string | undefined)[] };

/** The quads of the labels whose middle lies in a part of the plan. Without an object a letter: a hall has fifty thousand. */
export function layOutLabels(
  labels: readonly FlatLabel[],
  atlas: LabelAtlas,
  bounds: Bounds,
  emphasised?: LabelEmphasis | null,
): LabelQuads {
  let room = 0;
  for (const label of labels) if (isWithin(label, bounds)) room += label.text.length;
  const quads = {
    vertices: new Float32Array(8 * room),
    glyphs: new Uint16Array(16 * room),
    length: 0,
  };
  labels.forEach((label, at) => {
    if (isWithin(label, bounds)) placePieces(quads, label, atlas, 1 - veilOf(at, emphasised));
  });
  return quads;
}

function veilOf(label: number, emphasised: LabelEmphasis | null | undefined): number {
  if (!emphasised) return 0;
  const { emphasis, codes } = emphasised;
  return isDimmed({ code: codes[label] }, emphasis) ? emphasis.strength : 0;
}

const isWithin = ({ x, y }: FlatLabel, { minX, maxX, minY, maxY }: Bounds) =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;

/** Two triangles for each of so many quads, always the same. */
export function quadCorners(quads: number): Uint32Array {
  const corners = new Uint32Array(6 * quads);
  for (let at = 0; at < corners.length; at += 1)
    corners[at] = 4 * Math.floor(at / 6) + (QUAD[at % 6] ?? 0);
  return corners;
}
const QUAD = [0, 1, 2, 0, 2, 3] as const;

const scaleOf = ({ size = LABEL_SIZE }: FlatLabel) => size / LABEL_SIZE;

/** Adds the cells of a label in a row about its middle. */
function placePieces(quads: LabelQuads, label: FlatLabel, atlas: LabelAtlas, ink: number): void {
  const pieces = piecesOf(label.text);
  const unit = scaleOf(label) / ATLAS_SCALE;
  const advance = ({ width }: AtlasCell) => (width - 2 * ATLAS_PAD) * unit;
  let whole = 0;
  for (const piece of pieces) {
    const cell = atlas.cells.get(piece);
    if (cell) whole += advance(cell);
  }
  let at = label.x - whole / 2 - ATLAS_PAD * unit;
  for (const piece of pieces) {
    const cell = atlas.cells.get(piece);
    if (!cell) continue;
    setQuad(quads, atlas, { cell, x: at, y: label.y, unit, ink, size: scaleOf(label) });
    turnQuad(quads.vertices, quads.length, label);
    quads.length += 1;
    at += advance(cell);
  }
}

/** A cell with its left end and its middle line, and how many plan units an atlas pixel is. */
type Placed = { cell: AtlasCell; x: number; y: number; unit: number; ink: number; size: number };

function setQuad(quads: LabelQuads, atlas: LabelAtlas, placed: Placed): void {
  const { cell, x, y, unit, ink, size } = placed;
  const half = (atlas.lineHeight * unit) / 2;
  for (let corner = 0; corner < 4; corner += 1) {
    const right = corner === 1 || corner === 2;
    const low = corner > 1;
    const vertex = 4 * quads.length + corner;
    quads.vertices[2 * vertex] = right ? x + cell.width * unit : x;
    quads.vertices[2 * vertex + 1] = low ? y + half : y - half;
    quads.glyphs[4 * vertex] = share((right ? cell.x + cell.width : cell.x) / atlas.width);
    quads.glyphs[4 * vertex + 1] = share((low ? cell.y + atlas.lineHeight : cell.y) / atlas.height);
    quads.glyphs[4 * vertex + 2] = share(ink);
    quads.glyphs[4 * vertex + 3] = share(Math.min(1, size / MOST_SIZE));
  }
}

/** Turns a quad about the middle of its label. */
function turnQuad(array: Float32Array, quad: number, { x, y, angle }: FlatLabel): void {
  if (!angle) return;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  for (let at = quad * 8; at < quad * 8 + 8; at += 2) {
    const [dx, dy] = [(array[at] ?? 0) - x, (array[at + 1] ?? 0) - y];
    array[at] = x + dx * cos - dy * sin;
    array[at + 1] = y + dx * sin + dy * cos;
  }
}

const share = (part: number) => Math.round(part * 65_535);
