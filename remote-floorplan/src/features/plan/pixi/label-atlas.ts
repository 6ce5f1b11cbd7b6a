import type { FlatLabel } from '@mosta/plan/drawing/flatten';
import { FONT } from '@mosta/shared/theme';
import { Buffer, BufferUsage, CanvasSource, Geometry, GlProgram, Shader } from 'pixi.js';
import type { Emphasis } from '../core/emphasis';
import {
  ATLAS_PAD,
  ATLAS_SCALE,
  type LabelAtlas,
  type LabelQuads,
  layOutAtlas,
  layOutLabels,
  NO_QUADS,
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

const VERTEX = `
in vec2 aPosition;
in vec4 aGlyph;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
out vec3 vGlyph;
void main() {
  mat3 toScreen = uProjectionMatrix * uWorldTransformMatrix;
  gl_Position = vec4((toScreen * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vGlyph = aGlyph.xyz;
}`;

/** A letter of the atlas, with as much ink as its label has. */
const FRAGMENT = `
in vec3 vGlyph;
uniform sampler2D uTexture;
out vec4 finalColor;
void main() {
  finalColor = texture(uTexture, vGlyph.xy) * vGlyph.z;
}`;

export type LabelMesh = {
  atlas: LabelAtlas;
  geometry: Geometry;
  shader: Shader;
  source: CanvasSource;
  quads: LabelQuads;
};

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

  const source = new CanvasSource({
    resource: canvas,
    scaleMode: 'linear',
    autoGenerateMipmaps: true,
  });
  const buffer = (data: LabelData, usage: number) =>
    new Buffer({ data, usage: usage | BufferUsage.COPY_DST, shrinkToFit: false });
  const geometry = new Geometry({
    attributes: {
      aPosition: { buffer: buffer(new Float32Array(8), BufferUsage.VERTEX), format: 'float32x2' },
      aGlyph: { buffer: buffer(new Uint16Array(16), BufferUsage.VERTEX), format: 'unorm16x4' },
    },
    indexBuffer: buffer(new Uint32Array(3), BufferUsage.INDEX),
  });
  const shader = new Shader({
    glProgram: GlProgram.from({ vertex: VERTEX, fragment: FRAGMENT, name: 'labels' }),
    resources: { uTexture: source, uSampler: source.style },
  });
  return { atlas, geometry, shader, source, quads: NO_QUADS };
}

type LabelData = Float32Array | Uint16Array | Uint32Array;

/** Puts the labels of a window into the mesh. @returns whether there is anything to draw */
export function showLabels(
  mesh: LabelMesh,
  labels: readonly FlatLabel[],
  { bounds, scale }: ViewWindow,
  emphasis: Emphasis | null,
): boolean {
  if (!showsLabels(scale)) return false;
  const { atlas, geometry, quads: old } = mesh;
  const quads = layOutLabels(labels, atlas, bounds, { emphasis, old });
  mesh.quads = quads;
  if (quads.length === 0) return false;
  send(geometry.getBuffer('aPosition'), quads.vertices, 8 * quads.length);
  send(geometry.getBuffer('aGlyph'), quads.glyphs, 16 * quads.length);
  // Of the same quads always, and as many as there are.
  geometry.indexBuffer.data = quads.indices.subarray(0, 6 * quads.length);
  return true;
}

function send(buffer: Buffer, data: LabelData, length: number): void {
  if (buffer.data !== data) buffer.data = data;
  else buffer.update(length * data.BYTES_PER_ELEMENT);
}
