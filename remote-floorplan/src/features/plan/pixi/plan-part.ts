import {
  type Geometry,
  RenderContainer,
  type Renderer,
  type Shader,
  State,
  type WebGLRenderer,
} from 'pixi.js';

/** A container whose vertices and shader are our own, drawn in one call. */
export class PlanPart extends RenderContainer {
  readonly geometry: Geometry;
  readonly shader: Shader;
  private readonly state = State.for2d();

  constructor({ geometry, shader, ...options }: { geometry: Geometry; shader: Shader }) {
    super(options);
    this.geometry = geometry;
    this.shader = shader;
  }

  override render(renderer: Renderer): void {
    const { geometry, shader, state } = this;
    if (geometry.indexCount === 0) return;
    // Where Pixi's own meshes have the camera and the projection.
    shader.groups[GLOBALS] = renderer.globalUniforms.bindGroup;
    (renderer as WebGLRenderer).encoder.draw({ geometry, shader, state });
  }
}
const GLOBALS = 100;
