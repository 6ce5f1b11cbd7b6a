import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { Buffer, BufferUsage, Geometry, GlProgram, Shader } from 'pixi.js';
import type { Emphasis } from '../core/emphasis';
import { PlanMesh } from '../core/mesh';
import type { PlanStatuses } from '../core/shape-look';
import { OFFSET_STEP, Triangles } from '../core/triangles';
import type { ViewWindow } from '../core/view-window';
import { type Marked, MarksMesh } from './marks-mesh';
import { createPalette, dimColour } from './palette';

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

export type StandMesh = {
  mesh: PlanMesh;
  geometry: Geometry;
  shader: Shader;
  /** Plan units that one pixel of the canvas covers. */
  setPixel: (units: number) => void;
  /** Vertices that the GPU has. */
  uploaded: number;
};

/** The stands in one draw call, of the vertices that `PlanMesh` has and the triangles that it selects. */
export function createStands(plan: FlatPlan): StandMesh {
  const mesh = new PlanMesh(plan, createPalette(), dimColour);
  const geometry = geometryOf(mesh.triangles);
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
    uploaded: 0,
  };
}

function geometryOf({ points, offsets }: Triangles): Geometry {
  const buffer = (data: Data, usage: number) =>
    new Buffer({ data, usage: usage | BufferUsage.COPY_DST, shrinkToFit: false });
  const colours = new Uint32Array(1);
  return new Geometry({
    attributes: {
      aPosition: { buffer: buffer(points, BufferUsage.VERTEX), format: 'float32x2' },
      aOffset: { buffer: buffer(offsets, BufferUsage.VERTEX), format: 'sint8x2' },
      aColour: { buffer: buffer(colours, BufferUsage.VERTEX), format: 'unorm8x4' },
    },
    indexBuffer: buffer(new Uint32Array(3), BufferUsage.INDEX),
  });
}

/** An empty geometry for what lies over the stands, drawn by their shader. */
export function createMarks(): Geometry {
  return geometryOf(new Triangles());
}

/** Draws what is marked now. @returns whether there is anything */
export function showMarks(geometry: Geometry, marked: Marked): boolean {
  const { triangles, colours } = new MarksMesh(marked);
  if (triangles.length === 0) return false;
  const { points, offsets, corners, vertices, length } = triangles;
  geometry.getBuffer('aPosition').data = points.subarray(0, 2 * vertices);
  geometry.getBuffer('aOffset').data = offsets.subarray(0, 2 * vertices);
  geometry.getBuffer('aColour').data = colours;
  geometry.indexBuffer.data = corners.subarray(0, length);
  return true;
}

/** Colours what looks other than before; the buffers grow where a state shows what none has shown. */
export function repaint(
  stands: StandMesh,
  statuses: PlanStatuses,
  emphasis: Emphasis | null,
): boolean {
  const { mesh, geometry } = stands;
  const repainted = mesh.paint(statuses, emphasis);
  if (!repainted) return false;
  const { points, offsets, vertices } = mesh.triangles;
  const { from, to } = repainted;
  upload(geometry.getBuffer('aColour'), mesh.colours, from, to);
  upload(geometry.getBuffer('aPosition'), points, 2 * stands.uploaded, 2 * vertices);
  upload(geometry.getBuffer('aOffset'), offsets, 2 * stands.uploaded, 2 * vertices);
  stands.uploaded = vertices;
  return true;
}

type Data = Float32Array | Int8Array | Uint32Array;

/** Sends a part of an array to the GPU, or all of one that has replaced another. */
function upload(buffer: Buffer, data: Data, from: number, to: number): void {
  if (buffer.data !== data) buffer.data = data;
  else if (to > from)
    buffer.update((to - from) * data.BYTES_PER_ELEMENT, from * data.BYTES_PER_ELEMENT);
}

/** Draws the triangles of a window, and no others. */
export function showStands({ mesh, geometry }: StandMesh, { bounds, scale }: ViewWindow): void {
  const triangles = mesh.select(bounds, scale);
  geometry.indexBuffer.data = triangles.length > 0 ? triangles : new Uint32Array(3);
}
