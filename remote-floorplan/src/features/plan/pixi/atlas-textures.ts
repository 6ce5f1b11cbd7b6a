import type { TextureSource, WebGLRenderer } from 'pixi.js';

/**
 * What the GPU has of the labels' atlas: a canvas that is drawn once, with its smaller forms. Pixi's own system takes any
 * format, layers, videos and samplers.
 */
export class AtlasTextures {
  private readonly textures = new Map<TextureSource, WebGLTexture>();

  constructor(private readonly renderer: WebGLRenderer) {}

  /** Those of a lost context are gone with it. */
  contextChange(): void {
    for (const source of this.textures.keys()) source.off('unload', this.forget, this);
    this.textures.clear();
  }

  /** Has the shader's only sampler read a canvas. */
  bindSource(source: TextureSource): void {
    const { gl } = this.renderer;
    const sent = this.textures.get(source);
    if (sent) gl.bindTexture(gl.TEXTURE_2D, sent);
    else this.send(source);
  }

  /** Deletes what the GPU has. */
  destroy(): void {
    for (const source of this.textures.keys()) this.forget(source);
  }

  private send(source: TextureSource): void {
    const { gl } = this.renderer;
    const texture = gl.createTexture();
    this.textures.set(source, texture);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    source.once('unload', this.forget, this);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, source.resource);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.generateMipmap(gl.TEXTURE_2D);
  }

  private forget(source: TextureSource): void {
    source.off('unload', this.forget, this);
    this.renderer.gl.deleteTexture(this.textures.get(source) ?? null);
    this.textures.delete(source);
  }
}
