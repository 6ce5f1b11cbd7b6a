import {
  AbstractRenderer,
  GlShaderSystem,
  GlUniformGroupSystem,
  Matrix,
  type Shader,
  TextureSource,
  UniformGroup,
  type WebGLRenderer,
} from 'pixi.js';

/** Of each uniform of a program. */
type Places = Readonly<Record<string, { location: WebGLUniformLocation } | undefined>>;

/**
 * Gives the two shaders of the plan what they read: matrices, numbers and one texture. Pixi writes such functions as
 * text, which the content security policy forbids, and its replacement for that (`pixi.js/unsafe-eval`) knows every type
 * that there is.
 */
export function useOwnShaderSync(): void {
  Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck: () => undefined });
  Object.assign(GlUniformGroupSystem.prototype, { _generateUniformsSync: () => sendUniforms });
  Object.assign(GlShaderSystem.prototype, { _generateShaderSync: () => sendResources });
}

function sendResources(renderer: WebGLRenderer, shader: Shader): void {
  for (const group of Object.values(shader.groups)) {
    for (const resource of Object.values(group.resources)) {
      if (resource instanceof UniformGroup) renderer.shader.updateUniformGroup(resource);
      // The one sampler of a program reads the first unit unless it is told otherwise.
      else if (resource instanceof TextureSource) renderer.texture.bindSource(resource);
    }
  }
}

function sendUniforms(places: Places, values: object, { gl }: WebGLRenderer): void {
  for (const [name, value] of Object.entries(values)) {
    const location = places[name]?.location;
    if (!location) continue;
    if (value instanceof Matrix) gl.uniformMatrix3fv(location, false, value.toArray(true));
    else if (typeof value === 'number') gl.uniform1f(location, value);
  }
}
