import { FONT } from '@mosta/shared/theme';
import { CanvasSource, MeshGeometry, Texture } from 'pixi.js';
import type { FlatLabel } from '../core/flatten';
import {
  ATLAS_PAD,
  ATLAS_SCALE,
  type LabelAtlas,
  layOutAtlas,
  layOutLabels,
} from '../core/label-layout';
import { LABEL_SIZE } from '../core/measures';
import { showsLabels, type ViewWindow } from '../core/view-window';
import { PLAN_SHEET } from '../view/plan-colours';
import { cpuCanvas } from './palette';

const LABEL_FONT = (size: number) => `600 ${size}px ${FONT.text}`;

/** Resolves when the labels' font can be drawn; a font that fails to load leaves the next of the stack. */
export async function loadLabelFont(): Promise<void> {
  await document.fonts?.load(LABEL_FONT(LABEL_SIZE)).catch(() => undefined);
}

export type LabelMesh = { atlas: LabelAtlas; geometry: MeshGeometry; texture: Texture };

/** An empty mesh over an atlas drawn by the CPU; `showLabels` fills it. */
export function createLabels(labels: readonly FlatLabel[]): LabelMesh {
  const ruler = cpuCanvas(1, 1).context;
  ruler.font = LABEL_FONT(LABEL_SIZE);
  const atlas = layOutAtlas(labels, (text) => ruler.measureText(text).width);

  const { canvas, context } = cpuCanvas(atlas.width, atlas.height);
  context.font = LABEL_FONT(LABEL_SIZE * ATLAS_SCALE);
  context.fillStyle = PLAN_SHEET.ink;
  context.textBaseline = 'alphabetic';
  // Digits and capitals stand 0.72 em high: this puts their middle, not the line's, on the shape's.
  const baseline = atlas.lineHeight / 2 + LABEL_SIZE * ATLAS_SCALE * 0.36;
  for (const { text, x, y } of atlas.cells.values())
    context.fillText(text, x + ATLAS_PAD, y + baseline);

  const geometry = new MeshGeometry({
    positions: new Float32Array(8),
    uvs: new Float32Array(8),
    indices: new Uint32Array(3),
  });
  geometry.batchMode = 'no-batch';
  return {
    atlas,
    geometry,
    texture: new Texture({
      source: new CanvasSource({
        resource: canvas,
        scaleMode: 'linear',
        autoGenerateMipmaps: true,
      }),
    }),
  };
}

/** Puts the labels of a window into the mesh. @returns whether there is anything to draw */
export function showLabels(
  { atlas, geometry }: LabelMesh,
  labels: readonly FlatLabel[],
  { bounds, scale }: ViewWindow,
): boolean {
  if (!showsLabels(scale)) return false;
  const { vertices, uvs, indices } = layOutLabels(labels, atlas, bounds);
  if (indices.length === 0) return false;
  geometry.positions = vertices;
  geometry.uvs = uvs;
  geometry.indices = indices;
  return true;
}
