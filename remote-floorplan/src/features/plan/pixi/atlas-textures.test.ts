/** @jest-environment @mosta/portal-sdk/jest/page */
import { TextureSource } from 'pixi.js';
import { AtlasTextures } from './atlas-textures';

function buildGl() {
  let made = 0;
  const called = {
    createTexture: jest.fn(() => {
      made += 1;
      return { made };
    }),
    bindTexture: jest.fn(),
    texImage2D: jest.fn(),
    generateMipmap: jest.fn(),
    deleteTexture: jest.fn(),
  };
  return { ...called, pixelStorei: jest.fn(), texParameteri: jest.fn(), TEXTURE_2D: 7 };
}

function setUp() {
  const gl = buildGl();
  const textures = new AtlasTextures(Object.assign(Object.create(null), { gl }));
  return { gl, textures, source: new TextureSource() };
}

it('sends an atlas once, with its smaller forms, and binds it for each picture', () => {
  const { gl, textures, source } = setUp();
  textures.bindSource(source);
  textures.bindSource(source);
  expect(gl.texImage2D).toHaveBeenCalledTimes(1);
  expect(gl.generateMipmap).toHaveBeenCalledTimes(1);
  expect(gl.bindTexture.mock.calls).toEqual([
    [7, { made: 1 }],
    [7, { made: 1 }],
  ]);
});

it('deletes what the GPU has when the atlas or the renderer goes', () => {
  const { gl, textures, source } = setUp();
  const other = new TextureSource();
  textures.bindSource(source);
  textures.bindSource(other);
  source.destroy();
  expect(gl.deleteTexture.mock.calls).toEqual([[{ made: 1 }]]);
  textures.destroy();
  expect(gl.deleteTexture.mock.calls).toEqual([[{ made: 1 }], [{ made: 2 }]]);
});

it('sends the atlas anew to a context that was restored', () => {
  const { gl, textures, source } = setUp();
  textures.bindSource(source);
  textures.contextChange();
  textures.bindSource(source);
  expect(gl.texImage2D).toHaveBeenCalledTimes(2);
  source.destroy();
  expect(gl.deleteTexture.mock.calls).toEqual([[{ made: 2 }]]);
});
