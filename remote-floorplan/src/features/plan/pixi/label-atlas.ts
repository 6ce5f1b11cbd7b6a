import type { FlatLabel } from '@mosta/plan/drawing/flatten';
import { FONT } from '@mosta/shared/theme';
import { BufferUsage, CanvasSource, Geometry, GlProgram, Shader } from 'pixi.js';
import { FIELD_REACH, toDistanceField } from '../core/distance-field';
import {
  ATLAS_PAD,
  ATLAS_SCALE,
  type LabelAtlas,
  type LabelEmphasis,
  layOutAtlas,
  layOutLabels,
  MOST_SIZE,
  quadCorners,
} from '../core/label-layout';
import { LABEL_SIZE } from '../core/measures';
import type { ViewWindow } from '../core/view-window';
import { PLAN_SHEET } from '../view/plan-colours';
import { channelsOf, cpuCanvas } from './palette';
import { SentBuffer } from './sent-buffer';

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
out vec4 vGlyph;
void main() {
  mat3 toScreen = uProjectionMatrix * uWorldTransformMatrix;
  gl_Position = vec4((toScreen * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vGlyph = aGlyph;
}`;

const INK = channelsOf(PLAN_SHEET.ink).map((channel) => (channel / 255).toFixed(3));

/** A letter by its distance field, over one pixel of the screen at its edge, with as much ink as its label has. */
const FRAGMENT = `
in vec4 vGlyph;
uniform sampler2D uTexture;
uniform float uSteep;
out vec4 finalColor;
void main() {
  float inside = (texture(uTexture, vGlyph.xy).a - 0.5) * uSteep * vGlyph.w + 0.5;
  finalColor = vec4(${INK}, 1.0) * clamp(inside, 0.0, 1.0) * vGlyph.z;
}`;

export type LabelMesh = {
  atlas: LabelAtlas;
  geometry: Geometry;
  buffers: Record<'vertices' | 'glyphs' | 'corners', SentBuffer>;
  /** Quads whose corners the GPU has. */
  cornered: number;
  shader: Shader;
  source: CanvasSource;
  /** Plan units that one pixel of the canvas covers. */
  setPixel: (units: number) => void;
};

/** An empty mesh over an atlas of some pieces, drawn by the CPU; `showLabels` fills it. */
export function createLabels(pieces: string): LabelMesh {
  const ruler = cpuCanvas(1, 1).context;
  ruler.font = LABEL_FONT(LABEL_SIZE);
  const atlas = layOutAtlas(pieces, (text) => ruler.measureText(text).width);

  const { canvas, context } = cpuCanvas(atlas.width, atlas.height);
  context.font = LABEL_FONT(LABEL_SIZE * ATLAS_SCALE);
  context.fillStyle = PLAN_SHEET.ink;
  context.textBaseline = 'alphabetic';
  // Digits and capitals stand 0.72 em high: this puts their middle, not the line's, on the shape's.
  const baseline = atlas.lineHeight / 2 + LABEL_SIZE * ATLAS_SCALE * 0.36;
  for (const { text, x, y } of atlas.cells.values())
    context.fillText(text, x + ATLAS_PAD, y + baseline);
  const drawn = context.getImageData(0, 0, atlas.width, atlas.height);
  toDistanceField(drawn.data, atlas.width, atlas.height);
  context.putImageData(drawn, 0, 0);

  const source = new CanvasSource({
    resource: canvas,
    scaleMode: 'linear',
    autoGenerateMipmaps: true,
  });
  const buffers = {
    vertices: new SentBuffer(BufferUsage.VERTEX),
    glyphs: new SentBuffer(BufferUsage.VERTEX),
    corners: new SentBuffer(BufferUsage.INDEX),
  };
  const geometry = new Geometry({
    attributes: {
      aPosition: { buffer: buffers.vertices, format: 'float32x2' },
      aGlyph: { buffer: buffers.glyphs, format: 'unorm16x4' },
    },
    indexBuffer: buffers.corners,
  });
  const shader = new Shader({
    glProgram: GlProgram.from({ vertex: VERTEX, fragment: FRAGMENT, name: 'labels' }),
    resources: {
      uTexture: source,
      uSampler: source.style,
      labelUniforms: { uSteep: { value: 1, type: 'f32' } },
    },
  });
  const setPixel = (units: number) => {
    shader.resources.labelUniforms.uniforms.uSteep =
      (2 * FIELD_REACH * MOST_SIZE) / (ATLAS_SCALE * units);
  };
  return { atlas, geometry, buffers, cornered: 0, shader, source, setPixel };
}

/** Puts the labels of a window into the mesh. @returns whether there is anything to draw */
export function showLabels(
  mesh: LabelMesh,
  labels: readonly FlatLabel[],
  { bounds }: ViewWindow,
  emphasised: LabelEmphasis | null,
): boolean {
  const { atlas, geometry, buffers } = mesh;
  const { vertices, glyphs, length } = layOutLabels(labels, atlas, bounds, emphasised);
  geometry.indexCount = 6 * length;
  if (length === 0) return false;
  buffers.vertices.replace(vertices.subarray(0, 8 * length));
  buffers.glyphs.replace(glyphs.subarray(0, 16 * length));
  if (length > mesh.cornered) {
    buffers.corners.replace(quadCorners(length));
    mesh.cornered = length;
  }
  return true;
}
