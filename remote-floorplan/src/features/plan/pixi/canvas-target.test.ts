/** @jest-environment @mosta/portal-sdk/jest/page */
import { CanvasTarget, PaperBackground } from './canvas-target';

const source = { width: 400, height: 200, pixelWidth: 800, pixelHeight: 400 };

/** A renderer of which the target asks for its canvas and its context. */
function buildRenderer() {
  const gl = { viewport: jest.fn(), clearColor: jest.fn(), clear: jest.fn() };
  const renderer = { gl: { ...gl, COLOR_BUFFER_BIT: 1, STENCIL_BUFFER_BIT: 2 } };
  return { gl, renderer: { ...renderer, view: { texture: { source } } } };
}

it('clears the whole canvas and leads its CSS pixels to where the GPU draws', () => {
  const { gl, renderer } = buildRenderer();
  const target = new CanvasTarget(Object.assign(Object.create(null), renderer));
  target.renderStart({ clearColor: [1, 1, 1, 1] });
  expect(gl.viewport).toHaveBeenCalledWith(0, 0, 800, 400);
  expect(gl.clearColor).toHaveBeenCalledWith(1, 1, 1, 1);
  expect(gl.clear).toHaveBeenCalledWith(3);
  const { projectionMatrix } = target;
  expect(projectionMatrix.apply({ x: 0, y: 0 })).toMatchObject({ x: -1, y: 1 });
  expect(projectionMatrix.apply({ x: 400, y: 200 })).toMatchObject({ x: 1, y: -1 });
});

it('knows the colour of the paper as shares of one', () => {
  const background = new PaperBackground();
  background.init({ backgroundColor: 0xff0033 });
  expect(background.colorRgba).toEqual([1, 0, 0.2, 1]);
});
