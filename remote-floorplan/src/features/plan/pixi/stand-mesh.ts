import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { BufferUsage, Geometry, GlProgram, Shader } from 'pixi.js';
import type { Emphasis } from '../core/emphasis';
import { PlanMesh } from '../core/mesh';
import type { PlanStatuses } from '../core/shape-look';
import { OFFSET_STEP } from '../core/triangles';
import type { ViewWindow } from '../core/view-window';
import { type Marked, MarksMesh } from './marks-mesh';
import { createPalette, dimColour } from './palette';
import { SentBuffer } from './sent-buffer';

/** A line is never thinner than a pixel: without multisampling it would be dashed. */
const VERTEX = `
in vec2 aPosition;
in vec2 aOffset;
in vec4 aColour;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform float uPixel;
out vec4 vColour;
void main() {
  vec2 offset = aOffset * ${OFFSET_STEP};
  float widest = max(abs(offset.x), abs(offset.y));
  if (widest > 0.0) offset *= max(1.0, 0.5 * uPixel / widest);
  mat3 toScreen = uProjectionMatrix * uWorldTransformMatrix;
  gl_Position = vec4((toScreen * vec3(aPosition + offset, 1.0)).xy, 0.0, 1.0);
  vColour = aColour;
}`;

/** Flat colours: a texture costs more than all the rest where the GPU is software. */
const FRAGMENT = `
in vec4 vColour;
out vec4 finalColor;
void main() {
  finalColor = vColour;
}`;

/** Vertices of `Triangles` with a colour each, on the GPU. */
export type ColouredGeometry = Geometry & {
  sent: Record<'points' | 'offsets' | 'colours' | 'corners', SentBuffer>;
};

export type StandMesh = {
  mesh: PlanMesh;
  geometry: ColouredGeometry;
  shader: Shader;
  /** Plan units that one pixel of the canvas covers. */
  setPixel: (units: number) => void;
};

/** The stands in one draw call, of the vertices that `PlanMesh` has and the triangles that it selects. */
export function createStands(plan: FlatPlan): StandMesh {
  const mesh = new PlanMesh(plan, createPalette(), dimColour);
  const geometry = createGeometry();
  const shader = new Shader({
    glProgram: GlProgram.from({ vertex: VERTEX, fragment: FRAGMENT, name: 'stands' }),
    resources: { standUniforms: { uPixel: { value: 1, type: 'f32' } } },
  });
  return {
    mesh,
    geometry,
    shader,
    setPixel: (units) => {
      shader.resources.standUniforms.uniforms.uPixel = units;
    },
  };
}

/** Empty; also of what lies over the stands, which their shader draws. */
export function createGeometry(): ColouredGeometry {
  const sent = {
    points: new SentBuffer(BufferUsage.VERTEX),
    offsets: new SentBuffer(BufferUsage.VERTEX),
    colours: new SentBuffer(BufferUsage.VERTEX),
    corners: new SentBuffer(BufferUsage.INDEX),
  };
  const geometry = new Geometry({
    attributes: {
      aPosition: { buffer: sent.points, format: 'float32x2' },
      aOffset: { buffer: sent.offsets, format: 'sint8x2' },
      aColour: { buffer: sent.colours, format: 'unorm8x4' },
    },
    indexBuffer: sent.corners,
  });
  return Object.assign(geometry, { sent });
}

/** Draws what is marked now. @returns whether there is anything */
export function showMarks(geometry: ColouredGeometry, marked: Marked): boolean {
  const { sent } = geometry;
  const { triangles, colours } = new MarksMesh(marked);
  const { points, offsets, corners, vertices, length } = triangles;
  geometry.indexCount = length;
  if (length === 0) return false;
  sent.points.replace(points.subarray(0, 2 * vertices));
  sent.offsets.replace(offsets.subarray(0, 2 * vertices));
  sent.colours.replace(colours);
  sent.corners.replace(corners.subarray(0, length));
  return true;
}

/** Colours what looks other than before; the buffers grow where a state shows what none has shown. */
export function repaint(
  { mesh, geometry: { sent } }: StandMesh,
  statuses: PlanStatuses,
  emphasis: Emphasis | null,
): boolean {
  const repainted = mesh.paint(statuses, emphasis);
  if (!repainted) return false;
  const { added, from, colours } = repainted;
  const { points, offsets, vertices } = added.triangles;
  sent.points.write(points.subarray(0, 2 * vertices), 2 * added.first);
  sent.offsets.write(offsets.subarray(0, 2 * vertices), 2 * added.first);
  sent.colours.write(colours, from);
  return true;
}

/** Draws the triangles of a window, and no others. */
export function showStands({ mesh, geometry }: StandMesh, { bounds, scale }: ViewWindow): void {
  const triangles = mesh.select(bounds, scale);
  geometry.indexCount = triangles.length;
  if (triangles.length > 0) geometry.sent.corners.replace(triangles);
}
