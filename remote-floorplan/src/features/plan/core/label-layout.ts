import type { FlatLabel } from './flatten';
import { LABEL_SIZE } from './measures';

/** One text in the atlas, in atlas pixels. */
type AtlasCell = { text: string; x: number; y: number; width: number };
export type LabelLayout = {
  cells: AtlasCell[];
  width: number;
  height: number;
  lineHeight: number;
  /** Quads of all labels: x, y in plan units and texture coordinates per corner. */
  vertices: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
};

/** Atlas pixels per plan unit: sharp up to a zoom of about four on a plain screen. */
export const ATLAS_SCALE = 4;
const ATLAS_WIDTH = 2048;
const GAP = 4;

/** Places every distinct text once in rows of an atlas, and a quad for each label. @param measure width of a text in plan units */
export function layOutLabels(
  labels: readonly FlatLabel[],
  measure: (text: string) => number,
): LabelLayout {
  const lineHeight = Math.ceil(LABEL_SIZE * 1.35 * ATLAS_SCALE);
  const cells = new Map<string, AtlasCell>();
  let x = GAP;
  let y = GAP;
  for (const { text } of labels) {
    if (cells.has(text)) continue;
    const width = Math.ceil(measure(text) * ATLAS_SCALE) + 2;
    if (x + width + GAP > ATLAS_WIDTH) {
      x = GAP;
      y += lineHeight + GAP;
    }
    cells.set(text, { text, x, y, width });
    x += width + GAP;
  }
  const height = y + lineHeight + GAP;
  const layout: LabelLayout = {
    cells: [...cells.values()],
    width: ATLAS_WIDTH,
    height,
    lineHeight,
    vertices: new Float32Array(labels.length * 8),
    uvs: new Float32Array(labels.length * 8),
    indices: new Uint32Array(labels.length * 6),
  };
  labels.forEach((label, i) => {
    const cell = cells.get(label.text);
    if (!cell) return;
    const halfWidth = cell.width / ATLAS_SCALE / 2;
    const halfHeight = lineHeight / ATLAS_SCALE / 2;
    layout.vertices.set(
      corners(label.x - halfWidth, label.y - halfHeight, label.x + halfWidth, label.y + halfHeight),
      i * 8,
    );
    layout.uvs.set(
      corners(
        cell.x / ATLAS_WIDTH,
        cell.y / height,
        (cell.x + cell.width) / ATLAS_WIDTH,
        (cell.y + lineHeight) / height,
      ),
      i * 8,
    );
    layout.indices.set(
      [0, 1, 2, 0, 2, 3].map((corner) => i * 4 + corner),
      i * 6,
    );
  });
  return layout;
}

function corners(x1: number, y1: number, x2: number, y2: number): number[] {
  return [x1, y1, x2, y1, x2, y2, x1, y2];
}
