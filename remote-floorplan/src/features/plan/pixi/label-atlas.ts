import { FONT } from '@mosta/shared/theme';
import { CanvasSource, MeshGeometry, Texture } from 'pixi.js';
import type { FlatLabel } from '../core/flatten';
import { ATLAS_SCALE, layOutLabels } from '../core/label-layout';
import { LABEL_SIZE } from '../core/measures';
import { PLAN_SHEET } from '../view/plan-colours';
import { cpuCanvas } from './palette';

const LABEL_FONT = (size: number) => `600 ${size}px ${FONT.text}`;

/** Resolves when the labels' font can be drawn; a font that fails to load leaves the next of the stack. */
export async function loadLabelFont(): Promise<void> {
  await document.fonts?.load(LABEL_FONT(LABEL_SIZE)).catch(() => undefined);
}

/** Labels as one mesh over an atlas drawn by the CPU. */
export function createLabels(labels: readonly FlatLabel[]): {
  geometry: MeshGeometry;
  texture: Texture;
} {
  const ruler = cpuCanvas(1, 1).context;
  ruler.font = LABEL_FONT(LABEL_SIZE);
  const layout = layOutLabels(labels, (text) => ruler.measureText(text).width);

  const { canvas, context } = cpuCanvas(layout.width, layout.height);
  context.font = LABEL_FONT(LABEL_SIZE * ATLAS_SCALE);
  context.fillStyle = PLAN_SHEET.ink;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  // Digits and capitals stand 0.72 em high: this puts their middle, not the line's, on the shape's.
  const baseline = layout.lineHeight / 2 + LABEL_SIZE * ATLAS_SCALE * 0.36;
  for (const { text, x, y, width } of layout.cells)
    context.fillText(text, x + width / 2, y + baseline);

  const { vertices: positions, uvs, indices } = layout;
  return {
    geometry: new MeshGeometry({ positions, uvs, indices }),
    texture: new Texture({
      source: new CanvasSource({
        resource: canvas,
        scaleMode: 'linear',
        autoGenerateMipmaps: true,
      }),
    }),
  };
}
