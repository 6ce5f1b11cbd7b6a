import { Matrix, type WebGLRenderer } from 'pixi.js';

const nothing = () => undefined;

/** What Pixi asks of the colour behind everything; it is opaque. */
export class PaperBackground {
  readonly alpha = 1;
  readonly clearBeforeRender = true;
  colorRgba = [0, 0, 0, 1];

  init({ backgroundColor }: { backgroundColor: number }): void {
    const channels = [16, 8, 0].map((shift) => ((backgroundColor >> shift) & 255) / 255);
    this.colorRgba = [...channels, 1];
  }
  readonly destroy = nothing;
}

/**
 * The one surface that the plan is drawn to: its canvas. Pixi's own system has textures too, with their layers, depth and
 * samples.
 */
export class CanvasTarget {
  readonly projectionMatrix = new Matrix();
  readonly renderTarget = { size: [0, 0] };
  /** Told of another surface; there is none. */
  readonly onRenderTargetChange = { add: nothing, remove: nothing };
  readonly destroy = nothing;

  constructor(private readonly renderer: WebGLRenderer) {}

  /** Clears the canvas at its present size, before what is in it is drawn. */
  renderStart({ clearColor }: { clearColor: [number, number, number, number] }): void {
    const { gl, view } = this.renderer;
    const { width, height, pixelWidth, pixelHeight } = view.texture.source;
    this.renderTarget.size = [pixelWidth, pixelHeight];
    // From the canvas' corner at the top left, in CSS pixels, to -1 … 1 upwards.
    this.projectionMatrix.set(2 / width, 0, 0, -2 / height, -1, 1);
    gl.viewport(0, 0, pixelWidth, pixelHeight);
    gl.clearColor(...clearColor);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.STENCIL_BUFFER_BIT);
  }
}
